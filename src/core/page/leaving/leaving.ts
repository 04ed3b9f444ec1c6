import { page } from '../page.ts';

const leave = (event: Event): void => {
  page.left = event;
  setTimeout(noteLeaving, 10_000);
};

/**
 * Notes in `page.left` that the reader leaves. The listener is gone while they do: some browsers keep no page with one in
 * their back/forward cache. Not the Navigation API: it has no event for a typed address.
 */
export const noteLeaving = (): void => addEventListener('beforeunload', leave, { once: true });
