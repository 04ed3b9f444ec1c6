import { all, byId, press } from './dom.js';
import { startFaults } from './faults.js';
import { clearLog, startLog } from './log.js';
import { startMachine } from './machine.js';
import { openMail } from './mail.js';
import { startObservations } from './observations.js';
import { become, clearMemory, reload, setScheme, setWidth, startPreview } from './preview.js';
import { showPushTargets, startPush } from './push.js';
import { startSides } from './sides.js';
import { brand, change, choice, choose, onWorld, originOf, world } from './world.js';

const showBrand = () => {
  const { id, domain, accent, accentDark } = brand();
  press(all('[data-brand]'), ({ dataset }) => dataset.brand === choice.brand);
  document.documentElement.style.setProperty('--accent-light', accent);
  document.documentElement.style.setProperty('--accent-dark', accentDark);
  byId('host').textContent = domain;
  byId('brand-id').textContent = String(id);
  byId('open-tab').href = `${originOf('')}/`;
};

const showScheme = () => {
  press(
    all('[data-scheme]', byId('tools')),
    ({ dataset }) => dataset.scheme === document.documentElement.dataset.scheme,
  );
};
const showWidth = () => press(all('[data-width]'), ({ dataset }) => dataset.width === choice.width);

const pickPerson = (email) => {
  for (const radio of all('[name=person]')) radio.checked = radio.value === email;
};

const startSwitches = () => {
  for (const button of all('[data-brand]')) {
    button.addEventListener('click', () => {
      choose({ brand: button.dataset.brand, email: '' });
      pickPerson('');
      byId('person-note').replaceChildren();
      showBrand();
      void showPushTargets();
      reload();
    });
  }
  for (const radio of all('[name=person]')) radio.addEventListener('change', () => become(radio.value));
  for (const button of all('[data-scheme]', byId('tools'))) {
    button.addEventListener('click', () => {
      document.documentElement.dataset.scheme = button.dataset.scheme;
      localStorage.setItem('np-console-scheme', button.dataset.scheme);
      showScheme();
      setScheme(button.dataset.scheme);
    });
  }
  for (const button of all('[data-width]')) {
    button.addEventListener('click', () => {
      choose({ width: button.dataset.width });
      showWidth();
      setWidth();
    });
  }
  for (const tab of all('[data-tab]', document.querySelector('.tabs'))) {
    tab.addEventListener('click', () => {
      document.body.dataset.tab = tab.dataset.tab;
      press(all('.tabs [data-tab]'), (one) => one === tab);
      setWidth();
    });
  }
  byId('more').addEventListener('click', () => {
    const isOpen = byId('tools').classList.toggle('open');
    byId('more').setAttribute('aria-expanded', String(isOpen));
  });
  byId('reset').addEventListener('click', async () => {
    await change('reset');
    pickPerson('');
    choose({ email: '' });
    byId('person-note').replaceChildren();
    clearLog();
    clearMemory();
  });
};

showBrand();
showScheme();
showWidth();
startSwitches();
startFaults();
startSides();
startObservations();
startMachine();
startPreview();
pickPerson(choice.email ?? '');

// A preview reads these settings only when it loads.
let shown = JSON.stringify([world().settings.clock, world().settings.consent, world().settings.services]);
onWorld(({ settings }) => {
  const next = JSON.stringify([settings.clock, settings.consent, settings.services]);
  if (next !== shown) reload();
  shown = next;
});
await startPush();
await startLog(openMail);
