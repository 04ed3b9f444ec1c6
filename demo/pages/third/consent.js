// Stand-in of the consent manager, over the IAB's own libraries. The server bundles it, and prepends `config`: { mode },
// a value of worldSettings.consent.
import { startCmp, tcStringOf } from './cmp.ts';

const LATE_DELAY_MS = 4000;
const categories = [
  ['2', 'Funzionalità', 'Servizi di base che non sono strettamente necessari.'],
  ['3', 'Esperienza', 'Contenuti e funzioni che migliorano la lettura.'],
  ['4', 'Misurazione', 'Statistiche su come si usano le pagine.'],
  ['5', 'Marketing', 'Pubblicità e offerte scelte in base al profilo.'],
];

window._iub = window._iub ?? {};
const options = window._iub.csConfiguration ?? {};
const callbacks = options.callback ?? {};
const cookie = `_iub_cs-${Number(options.siteId) || 0}`;

/** `consent` is set only when all or none are granted; a partial choice has purposes alone. */
const preferenceOf = (granted) => ({
  ...(granted.length === categories.length && { consent: true }),
  ...(granted.length === 0 && { consent: false }),
  purposes: { 1: true, ...Object.fromEntries(categories.map(([id]) => [id, granted.includes(id)])) },
});
const everything = categories.map(([id]) => id);

/** The reader's stored choice on this brand, unless it is older than `invalidateConsentBefore`. */
const readStored = () => {
  try {
    const text = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`));
    const stored = JSON.parse(decodeURIComponent(text.slice(cookie.length + 1)));
    const tooOld = options.invalidateConsentBefore && stored.timestamp < options.invalidateConsentBefore;
    return stored.purposes && !tooOld ? stored : undefined;
  } catch {
    return undefined;
  }
};
const store = (preference) => {
  const value = encodeURIComponent(JSON.stringify(preference));
  const domain = location.hostname.split('.').slice(-2).join('.');
  const scope = domain.includes('.') && !/^[\d.]+$/.test(domain) ? `; domain=${domain}` : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the stand-in writes the cookie as the real manager does; cookieStore is asynchronous and missing on plain HTTP.
  document.cookie = `${cookie}=${value}; path=/; max-age=15552000; samesite=lax${scope}`;
};

const state = { preference: undefined };
let cmp;

/** The TC string of the current choice; empty while the choice is incomplete. */
const tcString = () => {
  const { purposes, timestamp } = state.preference ?? {};
  if (!everything.every((id) => typeof purposes?.[id] === 'boolean')) return '';
  const granted = everything.filter((id) => purposes[id]);
  return tcStringOf(granted, timestamp ? new Date(timestamp) : new Date());
};

const call = (name, ...values) => {
  if (typeof callbacks[name] === 'function') callbacks[name](...values);
};
const decide = (preference, isNew) => {
  state.preference = preference;
  window._iub.cs.consent = preference;
  cmp.update(tcString());
  call(isNew ? 'onPreferenceExpressed' : 'onConsentRead', preference);
  call('onPreferenceExpressedOrNotNeeded', preference);
};

const sheet = `:host{all:initial}div{position:fixed;inset:auto 16px 16px;z-index:2147483000;max-width:640px;margin:auto;
padding:20px 24px;border:1px solid #8a8479;border-radius:10px;background:#fff;color:#1b1916;font:15px/22px system-ui,sans-serif;
box-shadow:0 16px 40px rgb(40 34 24/.18)}h2{margin:0 0 8px;font-size:18px}p{margin:0 0 12px}label{display:block;padding:6px 0}
button{min-height:44px;margin:4px 8px 4px 0;padding:0 18px;border:1px solid #1b1916;border-radius:6px;background:#fff;color:#1b1916;font:600 15px/20px inherit}
button.on{background:#1b1916;color:#fff}:focus-visible{outline:2px solid #1b1916;outline-offset:2px}`;

let open;
const close = () => {
  open?.remove();
  open = undefined;
};
const choose = (granted) => {
  close();
  const preference = { ...preferenceOf(granted), timestamp: new Date().toISOString(), version: '2.2' };
  store(preference);
  decide(preference, true);
};

const make = (tag, properties, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};
/** Shows the banner, or the choice by category with `isDetailed`. Refusing is as easy as accepting. */
const show = (isDetailed) => {
  close();
  open = document.createElement('np-consent-stand-in');
  const root = open.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  root.adoptedStyleSheets = [style];
  const boxes = categories.map(([id, name, text]) => {
    const checked = state.preference?.purposes?.[id] === true;
    const box = make('input', { type: 'checkbox', name: id, checked });
    return { box, label: make('label', {}, box, ` ${name}: ${text}`) };
  });
  const chosen = () => boxes.filter(({ box }) => box.checked).map(({ box }) => box.name);
  const box = make(
    'div',
    { role: 'dialog', ariaLabel: 'Preferenze privacy e cookie', tabIndex: -1 },
    make('h2', { textContent: 'La tua privacy' }),
    make('p', {
      textContent: 'Usiamo cookie necessari e, con il tuo consenso, altri strumenti per le finalità indicate.',
    }),
    ...(isDetailed ? boxes.map(({ label }) => label) : []),
    make('button', { className: 'on', textContent: 'Accetta', onclick: () => choose(everything) }),
    make('button', { className: 'on', textContent: 'Rifiuta', onclick: () => choose([]) }),
    isDetailed
      ? make('button', { textContent: 'Salva le scelte', onclick: () => choose(chosen()) })
      : make('button', { textContent: 'Personalizza', onclick: () => show(true) }),
  );
  root.append(box);
  document.body.append(open);
  cmp?.update(tcString(), true);
  if (isDetailed) box.focus();
};

const begin = () => {
  const stored = readStored();
  call('onReady', stored !== undefined || config.mode !== 'ask');
  if (config.mode === 'pending') return;
  if (config.mode === 'all' || config.mode === 'late') return decide(preferenceOf(everything), false);
  if (config.mode === 'necessary') return decide(preferenceOf([]), false);
  if (config.mode === 'expired') return decide({ ...preferenceOf([]), timestamp: '2024-01-15T09:00:00.000Z' }, false);
  if (config.mode === 'incomplete') return decide({ purposes: { 1: true } }, false);
  if (stored) return decide(stored, false);
  if (config.mode === 'ask') return show(false);
  cmp.update(null);
  call('onPreferenceExpressedOrNotNeeded');
};

const start = () => {
  cmp = startCmp();
  setTimeout(begin);
};

// In a task of its own, as `begin`: on a slow phone each takes as long as the page may stand still.
const startWithBody = () => {
  window._iub.cs = {
    consent: {},
    api: { openPreferences: () => show(true), isConsentGiven: () => state.preference?.consent === true },
  };
  if (document.body) setTimeout(start);
  else document.addEventListener('DOMContentLoaded', start, { once: true });
};
if (config.mode === 'late') setTimeout(startWithBody, LATE_DELAY_MS);
else startWithBody();
