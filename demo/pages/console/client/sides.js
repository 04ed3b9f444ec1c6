import { all, byId } from './dom.js';
import { change, onWorld, world } from './world.js';

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'medium' });
/** '2025-11-20T10:30:00' in Italy. */
const wallClock = (at) => rome.format(new Date(at)).replace(' ', 'T');

/** The moment at which Italian clocks show this time; the earlier one when it occurs twice. */
const momentOf = (local) => {
  const [date, time] = local.split('T');
  const text = `${date}T${time.length === 5 ? `${time}:00` : time}`;
  const asUtc = Date.parse(`${text}Z`);
  const hours = [2, 1].map((offset) => asUtc - offset * 3_600_000);
  return hours.find((at) => wallClock(at) === text) ?? hours[1];
};

const setClock = (at) => {
  const { standsAt } = world().settings.clock;
  const clock = standsAt === null ? { shiftMs: at - Date.now(), standsAt } : { shiftMs: at - Date.now(), standsAt: at };
  return change('settings', { clock });
};

const dayAfter = (local, days) =>
  new Date(Date.parse(`${local.slice(0, 10)}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = (local) => new Date(`${local.slice(0, 10)}T12:00:00Z`).getUTCDay();

/** The next moment of each kind, from the world's clock. */
const moments = {
  sat: (local) => `${dayAfter(local, (6 - weekday(local) + 7) % 7)}T13:30`,
  sun: (local) => `${dayAfter(local, (7 - weekday(local)) % 7)}T10:00`,
  midnight: (local) => `${dayAfter(local, 1)}T00:01`,
};
const jump = (name) => {
  if (name === 'now') return change('settings', { clock: { shiftMs: 0, standsAt: null } });
  const local = wallClock(world().now);
  const target = moments[name]?.(local) ?? `${local.slice(0, 4)}-${name}T10:30`;
  return setClock(momentOf(target));
};

const startClock = () => {
  const field = byId('clock');
  const charges = byId('charges');
  let latest = { at: world().now, real: performance.now(), isPaused: false };
  const tick = () => {
    const at = latest.isPaused ? latest.at : latest.at + performance.now() - latest.real;
    if (document.activeElement !== field) field.value = wallClock(at).slice(0, 16);
  };
  onWorld(({ now, settings, support_open }) => {
    const isPaused = settings.clock.standsAt !== null;
    latest = { at: now, real: performance.now(), isPaused };
    byId('pause').setAttribute('aria-pressed', String(isPaused));
    const support = byId('support');
    const text = support_open ? 'Assistenza aperta' : 'Assistenza chiusa';
    if (support.textContent !== text) support.textContent = text;
    support.classList.toggle('open', support_open);
    charges.value = settings.charges;
    tick();
  });
  setInterval(tick, 1000);
  field.addEventListener('change', () => field.value !== '' && setClock(momentOf(field.value)));
  charges.addEventListener('change', () => change('settings', { charges: charges.value }));
  byId('pause').addEventListener('click', () => {
    const { clock } = world().settings;
    const at = clock.standsAt ?? Date.now() + clock.shiftMs;
    return change('settings', { clock: { shiftMs: at - Date.now(), standsAt: clock.standsAt === null ? at : null } });
  });
  for (const button of all('[data-moment]')) button.addEventListener('click', () => jump(button.dataset.moment));
};

const startNetwork = () => {
  const network = () => world().settings.network;
  const controls = { delayMs: byId('delay'), loss: byId('loss') };
  const show = () => {
    byId('delay-out').textContent = `${controls.delayMs.value} ms`;
    byId('loss-out').textContent = `${controls.loss.value} %`;
  };
  onWorld(() => {
    for (const [name, control] of Object.entries(controls)) {
      if (document.activeElement !== control) control.value = String(network()[name]);
    }
    byId('offline').checked = network().offline;
    show();
  });
  for (const [name, control] of Object.entries(controls)) {
    control.addEventListener('input', show);
    control.addEventListener('change', () =>
      change('settings', { network: { ...network(), [name]: Number(control.value) } }),
    );
  }
  byId('offline').addEventListener('change', ({ target }) =>
    change('settings', { network: { ...network(), offline: target.checked } }),
  );
};

const startScripts = () => {
  const consent = byId('consent');
  const selects = all('[data-service]');
  onWorld(({ settings }) => {
    consent.value = settings.consent;
    byId('consent-note').textContent = consent.selectedOptions[0]?.dataset.note ?? '';
    for (const select of selects) select.value = settings.services[select.dataset.service];
  });
  consent.addEventListener('change', () => change('settings', { consent: consent.value }));
  for (const select of selects) {
    select.addEventListener('change', () =>
      change('settings', { services: { ...world().settings.services, [select.dataset.service]: select.value } }),
    );
  }
};

/** Clock, network, consents and scripts. */
export const startSides = () => {
  startClock();
  startNetwork();
  startScripts();
};
