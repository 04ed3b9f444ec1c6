// Stand-in of hCaptcha with its documented interface: a key that ends with -0001 passes, any other asks the reader.
const widgets = new Map();
let last = 0;
const render = (container, options) => {
  const place = options['challenge-container'] ?? document.body;
  if (!config.inDocument(container) || !config.inDocument(place)) throw new Error('invalid-container');
  last += 1;
  widgets.set(`${last}`, { ...options, place });
  return `${last}`;
};
const pass = async (sitekey) => ({ response: await config.fetchToken(sitekey, ''), key: 'E0' });
const execute = (id) => {
  const widget = widgets.get(id);
  if (!widget) return Promise.reject('missing-captcha');
  if (widget.sitekey.endsWith('-0001')) return pass(widget.sitekey).catch(() => Promise.reject('network-error'));
  return new Promise((resolve, reject) => {
    const end = (outcome) => () => {
      widget.group?.remove();
      widget['close-callback']?.();
      outcome();
    };
    widget['open-callback']?.();
    widget.group = config.showChallenge(widget.place, {
      solve: end(() => pass(widget.sitekey).then(resolve, () => reject('network-error'))),
      expire: end(() => reject('challenge-expired')),
      close: end(() => reject('challenge-closed')),
    });
  });
};
const remove = (id) => {
  widgets.get(id)?.group?.remove();
  widgets.delete(id);
};
Object.defineProperty(window, 'hcaptcha', { value: Object.freeze({ render, execute, remove }), configurable: true });
setTimeout(() => window[config.onload]?.());
