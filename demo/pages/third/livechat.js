// Stand-in of the live-chat service. Hidden until `maximize` is called.
const sheet = `:host{all:initial}section{position:fixed;right:16px;bottom:16px;z-index:2147483000;box-sizing:border-box;
width:min(380px,calc(100vw - 32px));height:min(560px,calc(100vh - 32px));padding:20px;border:1px solid #8a8479;border-radius:10px;
background:#fff;color:#1b1916;font:15px/22px system-ui,sans-serif;box-shadow:0 16px 40px rgb(40 34 24/.18)}h2{margin:0 0 8px;font-size:18px}
button{min-height:44px;padding:0 18px;border:1px solid #1b1916;border-radius:6px;background:#fff;color:#1b1916;font:600 15px/20px inherit}
pre{max-height:240px;overflow:auto;white-space:pre-wrap;font:13px/18px system-ui,sans-serif}
:focus-visible{outline:2px solid #1b1916;outline-offset:2px}`;
const listeners = { ready: new Set(), visibility_changed: new Set() };
let panel;
let facts = {};
let visibility = 'hidden';

const emit = (name, data) => {
  for (const listener of listeners[name]) listener(data);
};
const setVisibility = (next) => {
  if (next === visibility) return;
  visibility = next;
  emit('visibility_changed', { visibility });
};
const hide = (next) => {
  panel?.remove();
  panel = undefined;
  setVisibility(next);
};
const maximize = () => {
  if (panel) return;
  panel = document.createElement('np-live-chat-stand-in');
  const root = panel.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  root.adoptedStyleSheets = [style];
  const title = Object.assign(document.createElement('h2'), { textContent: 'Assistenza dal vivo' });
  const text = Object.assign(document.createElement('p'), { textContent: 'Un operatore ti risponde appena è libero.' });
  const close = Object.assign(document.createElement('button'), {
    textContent: 'Riduci',
    onclick: () => hide('minimized'),
  });
  const section = Object.assign(document.createElement('section'), { ariaLabel: 'Assistenza dal vivo', tabIndex: -1 });
  const lines = Object.values(facts).map((fact) => Object.assign(document.createElement('pre'), { textContent: fact }));
  section.append(title, text, ...lines, close);
  root.append(section);
  document.body.append(panel);
  section.focus();
  navigator.sendBeacon(`${config.origin}/livechat/opened`, new Blob(['{"event":"opened"}'], { type: 'text/plain' }));
  setVisibility('maximized');
};
const setFacts = (value) => {
  facts = { ...value };
};
const actions = {
  maximize,
  set_session_variables: setFacts,
  minimize: () => hide('minimized'),
  hide: () => hide('hidden'),
};
const widget = {
  call: (name, value) => {
    if (Object.hasOwn(actions, name)) actions[name](value);
  },
  on: (name, listener) => {
    if (!Object.hasOwn(listeners, name)) return;
    listeners[name].add(listener);
    if (name === 'ready') queueMicrotask(() => listener({ visibility }));
  },
  off: (name, listener) => listeners[name]?.delete(listener),
  get: (name) => (name === 'state' ? { visibility } : undefined),
};
Object.defineProperty(window, 'LiveChatWidget', { value: Object.freeze(widget), configurable: true });
