import type { Addresses, ProofPage } from './page.ts';

/** A browser that denies storage and cookies to the page. */
const refused = `{ const refuse = () => { throw new DOMException('Access is denied for this document.', 'SecurityError') };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse }) }`;

/** A browser with cookies switched off: writing has no effect, reading finds none. */
const without = `Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
  { const ask = window.fetch; window.fetch = (input, init) => ask(input, { ...init, credentials: 'omit' }) }`;

/** A button that switches the network off and on for the requests of the page. */
const offline = `{ let isOffline = false;
  const ask = window.fetch;
  window.fetch = function () { return isOffline ? Promise.reject(new TypeError('Failed to fetch')) : ask.apply(window, arguments) };
  Object.defineProperty(navigator, 'onLine', { get: () => !isOffline });
  addEventListener('click', ({ target }) => {
    if (target.id !== 'rete') return;
    isOffline = !isOffline;
    target.textContent = isOffline ? 'Torna in rete' : 'Va’ fuori rete';
    dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
  }) }`;

const policy = (scripts: string, { cdn, third, account, nonce }: Addresses): string =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' ${cdn}/`,
    `font-src ${cdn}/`,
    `connect-src ${account}/ ${third}/`,
    "require-trusted-types-for 'script'",
    "trusted-types np lit-html dompurify 'allow-duplicates'",
  ].join('; ');

/** Shows on the page what the browser blocked, errors and console warnings. */
const watcher = `window.wrongs = [];
  { const note = (kind) => (event) => wrongs.push(kind + ': ' + (event.message || event.reason || event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
  for (const kind of ['securitypolicyviolation', 'error', 'unhandledrejection']) addEventListener(kind, note(kind));
  for (const level of ['error', 'warn']) console[level] = (...words) => wrongs.push(level + ': ' + words.join(' '));
  setInterval(() => {
    const place = document.querySelector('output');
    if (place) place.textContent = wrongs.join(' · ') || 'nessuna';
  }, 500) }`;

const reportLine = '<p>Segnalazioni: <output>nessuna</output></p>';

/** Pages from which a browser or a policy withholds something. */
export const limitPages: readonly ProofPage[] = [
  {
    name: 'csp-nonce',
    title: 'CSP severa con Trusted Types, per nonce',
    shows: 'Solo script col nonce e ciò che caricano; nessun HTML da testo. La riga delle segnalazioni resta vuota.',
    script: watcher,
    markup: reportLine,
    headers: (addresses) => ({
      'content-security-policy': policy(`'nonce-${addresses.nonce}' 'strict-dynamic'`, addresses),
    }),
  },
  {
    name: 'csp-host',
    title: 'CSP severa con Trusted Types, per host',
    shows: 'Solo script degli host nominati; nessun HTML da testo. La riga delle segnalazioni resta vuota.',
    script: watcher,
    markup: reportLine,
    headers: (addresses) => ({
      'content-security-policy': policy(
        `'self' 'nonce-${addresses.nonce}' ${addresses.cdn}/ ${addresses.third}/`,
        addresses,
      ),
    }),
  },
  {
    name: 'senza-cookie',
    title: 'Senza cookie',
    shows: 'Nessun cookie si scrive, si legge o parte con una chiamata: si è anonimi e la chat risponde.',
    script: without,
  },
  {
    name: 'memoria-negata',
    title: 'Memoria negata',
    shows: 'localStorage, sessionStorage e cookie sollevano un errore: si è anonimi e la chat risponde.',
    script: refused,
  },
  {
    name: 'isolata',
    title: 'Pagina isolata',
    shows:
      'Una sandbox senza origine: nessuna memoria, nessuna chiamata col lettore. La chat si apre e dice che non ha avuto risposta.',
    headers: () => ({ 'content-security-policy': 'sandbox allow-scripts allow-popups' }),
  },
  {
    name: 'fuori-rete',
    title: 'Fuori rete',
    shows:
      'Il bottone toglie la rete alle chiamate e la ridà: la chat dice che non ha avuto risposta, e «Riprova» funziona dopo.',
    script: offline,
    markup: '<button type="button" id="rete">Va’ fuori rete</button>',
  },
];
