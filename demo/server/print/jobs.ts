import { composeEdition } from './edition/compose-edition.ts';
import { type PageFormat, renderPage } from './sheet/raster.ts';
import type { Edition, Region, SetEdition } from './sheet/types.ts';

/** An edition to set; `wanted` is its number of pages. */
export type Copy = Omit<Edition, 'plan'> & { readonly wanted: number };

/** The part of a set page that readers use. */
export interface PressPage {
  readonly n: number;
  readonly section: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
}

/** The set pages, and for each story the page named in the table of contents. */
export interface PressSheet {
  readonly pages: readonly PressPage[];
  readonly pageOf: ReadonlyMap<string, number>;
}

export interface ImageRequest {
  readonly n: number;
  readonly width: number;
  readonly format: PageFormat;
}

/** Extra pages of each attempt, when the stories do not fit or give too few pages. */
const EXTRA_PAGES = [0, 2, 4, 1] as const;

const compose = ({ wanted, ...edition }: Copy, more: number): SetEdition | null => {
  try {
    return composeEdition(edition, wanted + more).set;
  } catch {
    return null;
  }
};

const setWithRetries = (copy: Copy): SetEdition => {
  let best: SetEdition | null = null;
  for (const more of EXTRA_PAGES) {
    const set = compose(copy, more);
    if (set && set.pages.length >= copy.wanted) return set;
    if (set && set.pages.length > (best?.pages.length ?? 0)) best = set;
  }
  if (!best) throw new Error('No plan of this edition can be set.');
  return best;
};

/** Set editions in memory: requests for the pages of one edition come together. */
const CACHE_SIZE = 2;
const cache = new Map<string, SetEdition>();

const editionOf = (key: string, copy: Copy): SetEdition => {
  const set = cache.get(key) ?? setWithRetries(copy);
  cache.delete(key);
  cache.set(key, set);
  for (const old of [...cache.keys()].slice(0, -CACHE_SIZE)) cache.delete(old);
  return set;
};

/** Sets an edition; `key` changes with its content. Throws when its stories do not fit. */
export const setJob = (key: string, copy: Copy): PressSheet => {
  const { pages, pageOf } = editionOf(key, copy);
  return { pages: pages.map(({ items: _, ...page }) => page), pageOf };
};

/** One page as an image; null when the edition has no such page. */
export const imageJob = async (
  key: string,
  copy: Copy,
  { n, width, format }: ImageRequest,
): Promise<Uint8Array | null> => {
  const page = editionOf(key, copy).pages.find((one) => one.n === n);
  return page ? renderPage(page, { width, format }) : null;
};
