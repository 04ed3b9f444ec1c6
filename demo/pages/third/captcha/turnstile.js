// Stand-in of Turnstile with its documented interface and testing keys: 1x… passes, 2x… fails, 3x… asks the reader.
const widgets = new Map();
let last = 0;
const render = (container, options) => {
  if (!config.inDocument(container)) return undefined;
  last += 1;
  const id = `cf-chl-widget-${last}`;
  const { sitekey, action = '' } = options;
  const box = document.createElement('div');
  container.append(box);
  widgets.set(id, box);
  const tell = (name, ...values) => {
    if (widgets.has(id)) options[name]?.(...values);
  };
  const pass = () =>
    config.fetchToken(sitekey, action).then(
      (token) => tell('callback', token),
      () => tell('error-callback', '200500'),
    );
  const ask = () => {
    tell('before-interactive-callback');
    const group = config.showChallenge(box, {
      solve: () => {
        group.remove();
        tell('after-interactive-callback');
        pass();
      },
      expire: () => tell('timeout-callback'),
    });
  };
  if (sitekey.startsWith('2x')) queueMicrotask(() => tell('error-callback', '300030'));
  else if (sitekey.startsWith('3x')) queueMicrotask(ask);
  else pass();
  return id;
};
const remove = (id) => {
  widgets.get(id)?.remove();
  widgets.delete(id);
};
const turnstile = { ready: (callback) => callback(), render, remove };
Object.defineProperty(window, 'turnstile', { value: Object.freeze(turnstile), configurable: true });
