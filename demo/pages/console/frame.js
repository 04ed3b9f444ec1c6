// Runs first in a preview: sets the page's clock to the world's, reports events to the console, carries out its orders.
(() => {
  const { console: home, events, shift, frozen } = document.currentScript.dataset;
  const keys = ['user', 'userPayload', 'notices', 'cw_msg', 'np_gate'];

  if (shift !== '0' || frozen !== '') {
    const Real = Date;
    const now = () => (frozen === '' ? Real.now() + Number(shift) : Number(frozen));
    window.Date = class extends Real {
      constructor(...parts) {
        if (parts.length === 0) super(now());
        else super(...parts);
      }
      static now() {
        return now();
      }
    };
  }

  /** The console, which frames this page or opened it in a tab. */
  const host = window.parent === window ? window.opener : window.parent;
  const report = (message) => host?.postMessage({ source: 'np-prova', ...message }, home);

  /** Undefined where the browser denies storage to a framed page of another site. */
  const storage = (() => {
    try {
      return window.localStorage;
    } catch {
      return undefined;
    }
  })();
  const plain = (value) => {
    try {
      return JSON.stringify(value) ?? '';
    } catch {
      return String(value);
    }
  };

  /** Describes a stored value without revealing secrets. */
  const summaryOf = (text) => {
    try {
      const value = JSON.parse(text);
      if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'voce' : 'voci'}`;
      return value !== null && typeof value === 'object' ? `{ ${Object.keys(value).join(', ')} }` : String(value);
    } catch {
      return `${text.length} caratteri`;
    }
  };
  let before = '';
  const reportMemory = (isForced) => {
    const found = {};
    for (const key of keys) {
      const text = storage?.getItem(key) ?? null;
      if (text !== null) found[key] = summaryOf(text);
    }
    const after = plain(found);
    if (after === before && !isForced) return;
    before = after;
    report({ kind: 'memory', keys: found, isDenied: storage === undefined });
  };

  for (const name of events.split(' ').filter((event) => event !== '')) {
    window.addEventListener(name, (event) => {
      report({ kind: 'event', name, detail: plain(event.detail) });
      reportMemory();
    });
  }
  window.addEventListener('error', ({ message }) => report({ kind: 'error', name: 'errore', detail: message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report({ kind: 'error', name: 'promessa', detail: String(reason?.message ?? reason) }),
  );
  for (const level of ['error', 'warn']) {
    // biome-ignore lint/suspicious/noConsole: the wrapper forwards the page's messages to the console's log.
    const write = console[level].bind(console);
    console[level] = (...values) => {
      write(...values);
      report({ kind: 'error', name: `console.${level}`, detail: values.map(String).join(' ').slice(0, 500) });
    };
  }
  setInterval(reportMemory, 1000);
  window.addEventListener('load', () => reportMemory(true));

  const element = () => document.querySelector('main > :last-child');
  const orders = {
    attribute: ({ name, value }) => {
      if (value === null) element().removeAttribute(name);
      else element().setAttribute(name, value);
    },
    method: ({ name }) => element()[name]?.(),
    scheme: ({ value }) => {
      document.documentElement.dataset.npScheme = value;
    },
    forget: ({ key }) => {
      storage?.removeItem(key);
      reportMemory();
    },
    /** Replaces the session. `idToken` null signs out. */
    session: ({ idToken }) => {
      for (const key of keys) storage?.removeItem(key);
      if (idToken !== null) storage?.setItem('user', JSON.stringify({ id_token: idToken }));
      location.reload();
    },
    clear: () => {
      for (const key of keys) storage?.removeItem(key);
      location.reload();
    },
  };
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin !== home || source !== host || data?.source !== 'np-console') return;
    if (Object.hasOwn(orders, data.order)) orders[data.order](data);
  });
})();
