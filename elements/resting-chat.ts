import { loaders } from 'virtual:np-loaders';
import { versionKey } from '../src/core/page/version-key.ts';

/**
 * For pages with the chat's button in their own HTML. Loads the chat's code when the reader hovers, focuses or clicks the
 * button, otherwise one second after the page has loaded. A click is replayed once the code is there. Loads at once for a
 * chat without such a button, or one that is open, hovered or focused.
 */
const tag = 'np-assistance-chat';

Reflect.set(globalThis, versionKey(import.meta.url.replace(/[^/]*$/, '')), __NP_VERSION__);

type Chat = HTMLElement & { readonly open?: () => void };

const loaded = new AbortController();

/** Shared by hover, click and timer. */
let loading: Promise<void> | undefined;

/** Reports a failure once; the next call tries again. */
const load = (): Promise<void> => {
  loading ??= Promise.resolve(loaders[tag]?.()).then(
    () => loaded.abort(),
    (error: unknown) => {
      loading = undefined;
      console.error(
        `<${tag}>: its code could not be loaded. Check that the files beside ${tag}-resting.js are served, with CORS.`,
        error,
      );
    },
  );
  return loading;
};

const isChat = (target: EventTarget): target is Chat => target instanceof HTMLElement && target.localName === tag;

const onIntent = async (event: Event): Promise<void> => {
  const chat = event.composedPath().find(isChat);
  if (!chat || customElements.get(tag)) return;
  await load();
  if (event.type === 'click') chat.open?.();
  // The button receives the event as if its code had been there.
  else chat.shadowRoot?.querySelector('button')?.dispatchEvent(new Event('pointerenter'));
};

for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, onIntent, { signal: loaded.signal });

const loadLater = () => setTimeout(load, 1000);

const chats = [...document.querySelectorAll(tag)];
const isUrgent = (chat: Element) => !chat.shadowRoot || chat.matches('[opened], :hover, :focus-within');
if (chats.some(isUrgent)) void load();
else if (document.readyState === 'complete') loadLater();
else addEventListener('load', loadLater);
