import { keepPosition, positionOf } from '../../api/article/reading.ts';
import { core } from '../page/core.ts';

export interface ReadArticle {
  readonly id: number;
  readonly id_edizione?: number | null | undefined;
}

/** How much further a reader must have come before it is told again. */
const step = 0.05;
const device = 'Browser';

const isReader = (): boolean => core.store.login.peek().state === 'loggedIn';

/** The part of a text (0 to 1) that has passed the lower edge of the window. */
export const partRead = (text: Element): number => {
  const { top, height } = text.getBoundingClientRect();
  if (height === 0) return 0;
  return Math.min(1, Math.max(0, (innerHeight - top) / height));
};

/** How far a reader with a session had come in a story, on whichever device; 0 for nobody. */
export const placeReached = async ({ id }: ReadArticle, signal: AbortSignal): Promise<number> => {
  await core.session.load();
  if (!isReader() || signal.aborted) return 0;
  const result = await positionOf(core.clients.newsstand, id, signal);
  const found = result.kind === 'ok' ? result.data.positions.find(({ article_id }) => article_id === id) : undefined;
  return found?.position ?? 0;
};

/** Tells `progress` at each scroll and change of size, and the server whenever a reader with a session has come further, until the signal ends. */
export const followPlace = (
  text: Element,
  { id, id_edizione }: ReadArticle,
  progress: (part: number) => void,
  signal: AbortSignal,
): void => {
  let told = 0;
  const tell = (part: number) => {
    if (part < told + step || !isReader()) return;
    told = part;
    void keepPosition(core.clients.newsstand, {
      article_id: id,
      edizione_id: id_edizione ?? null,
      position: Math.round(part * 1000) / 1000,
      at: new Date().toISOString(),
      device,
    });
  };
  const look = () => {
    const part = partRead(text);
    progress(part);
    if (scrollY > 0) tell(part);
  };
  addEventListener('scroll', look, { signal, passive: true });
  const sizes = new ResizeObserver(look);
  sizes.observe(text);
  signal.addEventListener('abort', () => sizes.disconnect());
};
