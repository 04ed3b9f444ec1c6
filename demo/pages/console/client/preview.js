import { all, byId, make } from './dom.js';
import { note } from './log.js';
import { brand, choice, choose, originOf, post, start, world } from './world.js';

const keys = ['user', 'notices', 'cw_msg', 'np_gate', 'userPayload'];
const frame = () => byId('preview');
let tab = null;
/** The framed preview, and the one in a tab of its own. */
const previews = () => [frame()?.contentWindow, tab].filter((one) => one != null && !one.closed);

const tell = (order) => {
  for (const one of previews()) one.postMessage({ source: 'np-console', ...order }, originOf(''));
};

const given = (control) => {
  if (control.type === 'checkbox') return control.checked ? '' : null;
  return control.value === '' ? null : control.value;
};

const addressOf = () => {
  const query = new URLSearchParams({ scheme: document.documentElement.dataset.scheme });
  for (const control of all('[data-attribute]')) {
    const value = given(control);
    if (value !== null) query.set(control.dataset.attribute, value);
  }
  return `${originOf('')}/prova/elemento/${start.element}?${query}`;
};

const fit = () => {
  const stage = byId('stage');
  if (!stage) return;
  const width = Number(choice.width);
  const scale = Math.min(1, stage.clientWidth / width);
  Object.assign(frame().style, {
    width: `${width}px`,
    height: `${stage.clientHeight / scale}px`,
    transform: `scale(${scale})`,
    marginInlineStart: `${Math.max(0, (stage.clientWidth - width) / 2)}px`,
  });
};

/** Loads the preview anew, for another brand or clock. */
export const reload = () => {
  if (frame()) frame().src = addressOf();
};

const showMemory = (found) => {
  byId('memory').replaceChildren(
    ...keys.flatMap((key) => [
      make('dt', { textContent: key }),
      make(
        'dd',
        {},
        make('span', { textContent: found[key] ?? '—' }),
        make('button', {
          type: 'button',
          className: 'remove',
          textContent: 'Togli',
          ariaLabel: `Togli ${key}`,
          disabled: found[key] === undefined,
          onclick: () => tell({ order: 'forget', key }),
        }),
      ),
    ]),
  );
};

const hear = ({ data, origin, source }) => {
  if (origin !== originOf('') || !previews().includes(source) || data?.source !== 'np-prova') return;
  // The page's clock may differ from this one's: what happens is noted at the world's.
  const { standsAt, shiftMs } = world().settings.clock;
  const at = standsAt ?? Date.now() + shiftMs;
  if (data.kind === 'memory') {
    showMemory(data.keys);
    if (data.isDenied) {
      note({
        at,
        kind: 'memory',
        tone: 'warn',
        what: 'localStorage',
        detail: 'negata alla vista incorniciata: apri «In una scheda»',
      });
      return;
    }
    const text = Object.entries(data.keys)
      .map(([key, value]) => `${key}: ${value}`)
      .join(' · ');
    note({ at, kind: 'memory', what: 'localStorage', detail: text === '' ? 'vuota' : text });
  }
  if (data.kind === 'event')
    note({ at, kind: 'event', tone: data.name === 'np-error' ? 'bad' : '', what: data.name, detail: data.detail });
  if (data.kind === 'error') note({ at, kind: 'error', tone: 'bad', what: data.name, detail: data.detail });
};

/** A real sign-in as one of the people; an empty e-mail is nobody. `target` is a path of the newsstand. */
const signIn = (email, target) => post('sign-in', { brand: brand().sigla, email: email === '' ? null : email, target });

/** Signs the framed preview in; the newsstand's link opens a tab with the same session. */
export const become = async (email) => {
  const status = byId('person-note');
  status.replaceChildren();
  choose({ email });
  try {
    const { id_token, open } = await signIn(email, '/');
    tell({ order: 'session', idToken: id_token });
    const link = make('a', {
      href: open,
      target: '_blank',
      rel: 'noopener',
      textContent: 'Apri l’edicola con questo accesso',
    });
    link.addEventListener('click', () => setTimeout(() => status.replaceChildren(), 0));
    status.replaceChildren(link);
  } catch (error) {
    status.textContent = error.message;
  }
};

/** The preview in a tab of its own, first-party, signed in with cookies; it reports here as the framed one does. */
const openTab = async () => {
  tab = window.open('', 'np-prova');
  const { pathname, search } = new URL(addressOf());
  try {
    const { open } = await signIn(choice.email ?? '', pathname + search);
    if (tab) tab.location.href = open;
  } catch (error) {
    tab?.close();
    byId('person-note').textContent = error.message;
  }
};

export const setScheme = (value) => tell({ order: 'scheme', value });
export const setWidth = fit;
export const clearMemory = () => tell({ order: 'clear' });

/** The preview and its attributes, alive. */
export const startPreview = () => {
  showMemory({});
  window.addEventListener('message', hear);
  if (!frame()) return;
  for (const control of all('[data-attribute]')) {
    control.addEventListener('input', () =>
      tell({ order: 'attribute', name: control.dataset.attribute, value: given(control) }),
    );
  }
  for (const button of all('[data-method]')) {
    button.addEventListener('click', () => tell({ order: 'method', name: button.dataset.method }));
  }
  byId('open-preview').addEventListener('click', openTab);
  new ResizeObserver(fit).observe(byId('stage'));
  reload();
};
