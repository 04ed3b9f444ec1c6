import type { Product, SubscriptionState } from '../subscriptions/subscription.ts';

/** What a reader opens: a free article, an article for subscribers, or the printed page. */
export type Readable = 'free' | 'subscriber' | 'page';

const articleProducts: readonly Product[] = ['mobile', 'digital', 'digital+'];
const pageProducts: readonly Product[] = ['digital', 'digital+'];

/** The products that give access; one of them is enough. None for a free article. */
export const requiredFor = (what: Readable): readonly Product[] => {
  if (what === 'free') return [];
  return what === 'page' ? pageProducts : articleProducts;
};

/** A subscription of the account, in any state. */
export interface HeldSubscription {
  readonly product: Product;
  readonly state: SubscriptionState;
}

/** The action that gives the reader access. */
export type ReadingFix = 'login' | 'pay' | 'renew' | 'upgrade' | 'subscribe';

/** A reader's rights: `owned` products can be used now, `held` subscriptions are on the account in any state. */
export interface ReadingRights {
  readonly owned: readonly Product[];
  readonly held: readonly HeldSubscription[];
}

/** Whether a reader may read; undefined rights are a visitor's. */
export const mayRead = (what: Readable, rights: Pick<ReadingRights, 'owned'> | undefined): boolean => {
  const required = requiredFor(what);
  return required.length === 0 || required.some((product) => rights?.owned.includes(product) ?? false);
};

/**
 * The action that gives a reader access: sign in, pay or renew a sufficient subscription, upgrade a smaller one, or
 * subscribe. Undefined when the reader may read already.
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

/** Paragraphs of a subscribers' article that every reader sees; sub-headings do not count. */
const OPEN_PARAGRAPHS = 2;

/** The beginning of an article that every reader sees. */
const openParagraphs = (paragraphs: readonly string[]): string[] => {
  const texts = paragraphs.flatMap((paragraph, index) => (paragraph.startsWith('## ') ? [] : [index]));
  const last = texts[OPEN_PARAGRAPHS - 1] ?? paragraphs.length - 1;
  return paragraphs.slice(0, last + 1);
};

/**
 * The paragraphs of an article that a reader may see: all, or the open beginning. Whatever answers a reader from an
 * article's text (its page, search, excerpts) uses this part and the title only; undefined rights are a visitor's.
 */
export const readableParagraphs = (
  paragraphs: readonly string[],
  access: 'free' | 'subscriber',
  rights: Pick<ReadingRights, 'owned'> | undefined,
): readonly string[] => (mayRead(access, rights) ? paragraphs : openParagraphs(paragraphs));
