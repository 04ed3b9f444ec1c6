// Replaces the browser's push service in the demo pages: subscribing works without one (a private window, a test
// browser), and the page's service worker receives each push as a message.
const KEY = 'np-demo-push';
const POLL_MS = 2000;

const stored = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};
const store = (value) => {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // Without storage the subscription is lost when the page closes.
  }
};
const base64url = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;

const subscriptionOf = ({ endpoint, keys }) => ({
  endpoint,
  expirationTime: null,
  options: { userVisibleOnly: true },
  getKey: (name) => (keys[name] === undefined ? null : bytesOf(keys[name])),
  toJSON: () => ({ endpoint, expirationTime: null, keys: { ...keys } }),
  unsubscribe: async () => {
    store(null);
    return (await fetch(`${endpoint}/unsubscribe`, { method: 'POST' })).ok;
  },
});

const subscribe = async ({ applicationServerKey } = {}) => {
  if (Notification.permission !== 'granted' && (await Notification.requestPermission()) !== 'granted') {
    throw new DOMException('Registration failed - permission denied', 'NotAllowedError');
  }
  const known = stored();
  if (known) return subscriptionOf(known);
  const key = typeof applicationServerKey === 'string' ? applicationServerKey : base64url(applicationServerKey);
  const response = await fetch(`${config.origin}/push/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: key }),
  });
  if (!response.ok) throw new DOMException('Registration failed - push service error', 'AbortError');
  const made = await response.json();
  store({ ...made, seen: 0 });
  return subscriptionOf(made);
};

const poll = async () => {
  const known = stored();
  if (!known) return;
  const response = await fetch(`${known.endpoint}/messages?after=${known.seen ?? 0}`);
  if (!response.ok) return;
  const { messages } = await response.json();
  if (messages.length === 0) return;
  store({ ...known, seen: messages.at(-1).id });
  const registrations = await navigator.serviceWorker.getRegistrations();
  const worker = registrations.find(({ scope }) => scope.endsWith('/np-push/'))?.active;
  for (const { payload } of messages) worker?.postMessage({ type: 'np-demo-push', payload });
};

if (globalThis.PushManager !== undefined) {
  Object.defineProperties(PushManager.prototype, {
    subscribe: { value: subscribe, configurable: true },
    getSubscription: { value: async () => (stored() ? subscriptionOf(stored()) : null), configurable: true },
  });
  setInterval(() => poll().catch(() => {}), POLL_MS);
}
