import { page } from '../page.ts';

/**
 * So long after the reader has left for another address, in milliseconds, what fails counts as cancelled by the browser for
 * it: loads and calls that were under way, and in WebKit those that begin later.
 */
export const LEAVES_WITHIN = 10_000;

const leave = (event: Event): void => {
  page.left = event;
  setTimeout(noteLeaving, LEAVES_WITHIN);
};

/**
 * Notes in `page.left` that the reader leaves. The listener is gone while they do: some browsers keep no page with one in
 * their back/forward cache. Not the Navigation API: it has no event for a typed address.
 */
export const noteLeaving = (): void => addEventListener('beforeunload', leave, { once: true });
