// Runs first in a preview: sets the page's clock to the world's, tells the console what happens, does what it asks.
(() => {
  const { console: home, events, shift, stands } = document.currentScript.dataset;
  const keys = ['user', 'userPayload', 'notices', 'cw_msg', 'np_gate'];

  if (shift !== '0' || stands !== '') {
    const Real = Date;
    const now = () => (stands === '' ? Real.now() + Number(shift) : Number(stands));
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

  /** The console that frames this page, or that opened it in a tab. */
  const host = window.parent === window ? window.opener : window.parent;
  const tell = (message) => host?.postMessage({ source: 'np-prova', ...message }, home);

  /** A browser may deny storage to a framed page of another site. */
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

  /** What a key holds, in words that give no secret away. */
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
  const tellMemory = (isAsked) => {
    const found = {};
    for (const key of keys) {
      const text = storage?.getItem(key) ?? null;
      if (text !== null) found[key] = summaryOf(text);
    }
    const after = plain(found);
    if (after === before && !isAsked) return;
    before = after;
    tell({ kind: 'memory', keys: found, isDenied: storage === undefined });
  };

  for (const name of events.split(' ').filter((event) => event !== '')) {
    window.addEventListener(name, (event) => {
      tell({ kind: 'event', name, detail: plain(event.detail) });
      tellMemory();
    });
  }
  window.addEventListener('error', ({ message }) => tell({ kind: 'error', name: 'errore', detail: message }));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    tell({ kind: 'error', name: 'promessa', detail: String(reason?.message ?? reason) }),
  );
  for (const level of ['error', 'warn']) {
    // biome-ignore lint/suspicious/noConsole: the wrapper forwards the page's messages to the console's log.
    const write = console[level].bind(console);
    console[level] = (...values) => {
      write(...values);
      tell({ kind: 'error', name: `console.${level}`, detail: values.map(String).join(' ').slice(0, 500) });
    };
  }
  setInterval(tellMemory, 1000);
  window.addEventListener('load', () => tellMemory(true));

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
      tellMemory();
    },
    /** `idToken` null signs out: what the product keeps of a reader goes. */
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
