import type { Product, SubscriptionState } from '../subscriptions/subscription.ts';

/** What is to be read: an article for all or for subscribers, or the printed page. */
export type Readable = 'free' | 'subscriber' | 'page';

const articleProducts: readonly Product[] = ['mobile', 'digital', 'digital+'];
const pageProducts: readonly Product[] = ['digital', 'digital+'];

/** The products of which one is needed; none for what is free. */
export const requiredFor = (what: Readable): readonly Product[] => {
  if (what === 'free') return [];
  return what === 'page' ? pageProducts : articleProducts;
};

/** A reader's subscription as far as reading is concerned, whatever its state. */
export interface HeldSubscription {
  readonly product: Product;
  readonly state: SubscriptionState;
}

/** The one thing that lets the reader read on. */
export type ReadingFix = 'login' | 'pay' | 'renew' | 'upgrade' | 'subscribe';

/** What a reader has: `owned` may be used now, `held` is on the account in any state. */
export interface ReadingRights {
  readonly owned: readonly Product[];
  readonly held: readonly HeldSubscription[];
}

/** Whether a reader may read; `undefined` rights: nobody is signed in. */
export const mayRead = (what: Readable, rights: Pick<ReadingRights, 'owned'> | undefined): boolean => {
  const required = requiredFor(what);
  return required.length === 0 || required.some((product) => rights?.owned.includes(product) ?? false);
};

/**
 * Why somebody cannot read, as the one action that mends it: sign in; pay or renew what would have been enough; go up
 * from a smaller subscription; or subscribe. Undefined when nothing is in the way.
 */
export const readingFix = (what: Readable, rights: ReadingRights | undefined): ReadingFix | undefined => {
  if (mayRead(what, rights)) return undefined;
  if (!rights) return 'login';
  const required = requiredFor(what);
  const states = rights.held.filter(({ product }) => required.includes(product)).map(({ state }) => state);
  if (states.includes('not_paid') || states.includes('suspended')) return 'pay';
  if (rights.owned.some((product) => articleProducts.includes(product))) return 'upgrade';
  return states.includes('expired') ? 'renew' : 'subscribe';
};

/** Paragraphs of a subscribers' article that everybody may read; sub-headings count as none. */
const OPEN_PARAGRAPHS = 2;

/** The beginning of an article that everybody may read. */
export const openParagraphs = (paragraphs: readonly string[]): string[] => {
  const texts = paragraphs.flatMap((paragraph, index) => (paragraph.startsWith('## ') ? [] : [index]));
  const last = texts[OPEN_PARAGRAPHS - 1] ?? paragraphs.length - 1;
  return paragraphs.slice(0, last + 1);
};
