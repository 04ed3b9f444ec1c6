import { loaders } from 'virtual:np-loaders';

/**
 * For pages that have the chat's button in their own HTML: its code comes when the reader means it, else a second after
 * the page has loaded. A press is kept until then. A chat that has no such button, is open or meant already, has its code at once.
 */
const tag = 'np-assistance-chat';

type Chat = HTMLElement & { readonly open?: () => void };

const came = new AbortController();

let loading: Promise<void> | undefined;

/** What failed is told once, and may be asked for again. */
const load = (): Promise<void> => {
  loading ??= Promise.resolve(loaders[tag]?.()).then(
    () => came.abort(),
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

const isMeant = async (event: Event): Promise<void> => {
  const chat = event.composedPath().find(isChat);
  if (!chat || customElements.get(tag)) return;
  await load();
  if (event.type === 'click') chat.open?.();
  // The button hears of it as if its code had been there.
  else chat.shadowRoot?.querySelector('button')?.dispatchEvent(new Event('pointerenter'));
};

for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, isMeant, { signal: came.signal });

const rest = () => setTimeout(load, 1000);

const chats = [...document.querySelectorAll(tag)];
const isNow = (chat: Element) => !chat.shadowRoot || chat.matches('[opened], :hover, :focus-within');
if (chats.some(isNow)) void load();
else if (document.readyState === 'complete') rest();
else addEventListener('load', rest);
