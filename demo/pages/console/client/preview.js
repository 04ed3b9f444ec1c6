import { all, byId, make } from './dom.js';
import { note } from './log.js';
import { brand, choice, choose, originOf, post, start, world } from './world.js';

const keys = ['user', 'notices', 'cw_msg', 'np_gate', 'userPayload'];
const frame = () => byId('preview');
let tab = null;
/** Windows of the framed preview and of the one in its own tab. */
const previews = () => [frame()?.contentWindow, tab].filter((one) => one != null && !one.closed);

const sendOrder = (order) => {
  for (const one of previews()) one.postMessage({ source: 'np-console', ...order }, originOf(''));
};

const attributeValue = (control) => {
  if (control.type === 'checkbox') return control.checked ? '' : null;
  return control.value === '' ? null : control.value;
};

const addressOf = () => {
  const query = new URLSearchParams({ scheme: document.documentElement.dataset.scheme });
  for (const control of all('[data-attribute]')) {
    const value = attributeValue(control);
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

/** Reloads the preview and the letters, for another brand or clock. */
export const reload = () => {
  if (frame()) frame().src = addressOf();
  for (const letter of all('[data-letter]'))
    letter.src = `/api/console/letters/${letter.dataset.letter}&brand=${brand().sigla}`;
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
          onclick: () => sendOrder({ order: 'forget', key }),
        }),
      ),
    ]),
  );
};

const receive = ({ data, origin, source }) => {
  if (origin !== originOf('') || !previews().includes(source) || data?.source !== 'np-prova') return;
  // The preview's clock may differ from this page's: log lines carry the world's time.
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

/** Signs in as one of the people through the real calls; an empty e-mail signs out. `target` is a path of the newsstand. */
const signIn = (email, target, preview) =>
  post('sign-in', { brand: brand().sigla, email: email === '' ? null : email, target, preview });

/** Loads an address in the frame. */
const loaded = (address) =>
  new Promise((resolve) => {
    frame().addEventListener('load', resolve, { once: true });
    frame().src = address;
  });

/** Signs the framed preview in. The link to the newsstand opens a tab with the same session. */
export const become = async (email) => {
  const status = byId('person-note');
  status.replaceChildren();
  choose({ email, isPending: true });
  try {
    const { pathname, search } = new URL(addressOf());
    const { id_token, open, framed } = await signIn(email, '/', pathname + search);
    if (frame()) {
      await loaded(framed);
      sendOrder({ order: 'session', idToken: id_token });
    }
    // Somebody else may have been chosen meanwhile.
    if (choice.email === email) choose({ isPending: false });
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

/** Opens the preview in its own tab: first-party, signed in with cookies, reporting here like the framed one. */
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

export const setScheme = (value) => sendOrder({ order: 'scheme', value });
export const setWidth = fit;
export const clearMemory = () => sendOrder({ order: 'clear' });

/** Starts the preview and the controls of its attributes. */
export const startPreview = () => {
  showMemory({});
  window.addEventListener('message', receive);
  if (!frame()) {
    reload();
    return;
  }
  for (const control of all('[data-attribute]')) {
    control.addEventListener('input', () =>
      sendOrder({ order: 'attribute', name: control.dataset.attribute, value: attributeValue(control) }),
    );
  }
  for (const button of all('[data-method]')) {
    button.addEventListener('click', () => sendOrder({ order: 'method', name: button.dataset.method }));
  }
  byId('open-preview').addEventListener('click', openTab);
  new ResizeObserver(fit).observe(byId('stage'));
  document.querySelector('.elements [aria-current]').scrollIntoView({ block: 'nearest', inline: 'center' });
  // The page before was left while it signed the chosen person in.
  if (choice.isPending) void become(choice.email);
  else reload();
};
