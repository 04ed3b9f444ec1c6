import { keepPosition, positionOf } from '../../api/article/reading.ts';
import { core } from '../page/core.ts';

export interface ReadArticle {
  readonly id: number;
  readonly id_edizione?: number | null | undefined;
}

/** The part of a text that a reader must advance before the position is sent again. */
const step = 0.05;
const device = 'Browser';

const isLoggedIn = (): boolean => core.store.login.peek().state === 'loggedIn';

/** The part of a text (0 to 1) above the lower edge of the viewport. */
export const partRead = (text: Element): number => {
  const { top, height } = text.getBoundingClientRect();
  if (height === 0) return 0;
  return Math.min(1, Math.max(0, (innerHeight - top) / height));
};

/** The last position of a signed-in reader in a story, from any device; 0 for a visitor. */
export const placeReached = async ({ id }: ReadArticle, signal: AbortSignal): Promise<number> => {
  await core.session.load();
  if (!isLoggedIn() || signal.aborted) return 0;
  const result = await positionOf(core.clients.newsstand, id, signal);
  const found = result.kind === 'ok' ? result.data.positions.find(({ article_id }) => article_id === id) : undefined;
  return found?.position ?? 0;
};

/**
 * Calls `progress` at each scroll or resize, and sends a signed-in reader's advance to the server. Ends with `signal`.
 */
export const followPlace = (
  text: Element,
  { id, id_edizione }: ReadArticle,
  progress: (part: number) => void,
  signal: AbortSignal,
): void => {
  let sent = 0;
  const send = (part: number) => {
    if (part < sent + step || !isLoggedIn()) return;
    sent = part;
    void keepPosition(core.clients.newsstand, {
      article_id: id,
      edizione_id: id_edizione ?? null,
      position: Math.round(part * 1000) / 1000,
      at: new Date().toISOString(),
      device,
    });
  };
  const update = () => {
    const part = partRead(text);
    progress(part);
    if (scrollY > 0) send(part);
  };
  addEventListener('scroll', update, { signal, passive: true });
  const sizes = new ResizeObserver(update);
  sizes.observe(text);
  signal.addEventListener('abort', () => sizes.disconnect());
};
