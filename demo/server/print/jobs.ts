import { composeEdition } from './edition/compose-edition.ts';
import { type PageFormat, renderPage } from './sheet/raster.ts';
import type { Edition, Region, SetEdition } from './sheet/types.ts';

/** An edition as it goes to press: its stories, and how many pages it should have. */
export type Copy = Omit<Edition, 'plan'> & { readonly wanted: number };

/** A page as far as readers touch it. */
export interface PressPage {
  readonly n: number;
  readonly section: string;
  readonly width: number;
  readonly height: number;
  readonly regions: readonly Region[];
}

/** The set pages, and the page that a table of contents names for each story. */
export interface PressSheet {
  readonly pages: readonly PressPage[];
  readonly pageOf: ReadonlyMap<string, number>;
}

export interface ImageWish {
  readonly n: number;
  readonly width: number;
  readonly format: PageFormat;
}

/** An edition with too few pages, or whose stories fit in no way, is tried again with so many pages more. */
const MORE_PAGES = [0, 2, 4, 1] as const;

const compose = ({ wanted, ...edition }: Copy, more: number): SetEdition | null => {
  try {
    return composeEdition(edition, wanted + more).set;
  } catch {
    return null;
  }
};

const setAnyhow = (copy: Copy): SetEdition => {
  let best: SetEdition | null = null;
  for (const more of MORE_PAGES) {
    const set = compose(copy, more);
    if (set && set.pages.length >= copy.wanted) return set;
    if (set && set.pages.length > (best?.pages.length ?? 0)) best = set;
  }
  if (!best) throw new Error('No plan of this edition can be set.');
  return best;
};

/** Editions that are kept set: turning pages touches one of them again and again. */
const KEPT = 2;
const kept = new Map<string, SetEdition>();

const editionOf = (key: string, copy: Copy): SetEdition => {
  const set = kept.get(key) ?? setAnyhow(copy);
  kept.delete(key);
  kept.set(key, set);
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
  return set;
};

/** Sets an edition; `key` changes with whatever its pages show. Throws when its stories fit in no way. */
export const setJob = (key: string, copy: Copy): PressSheet => {
  const { pages, pageOf } = editionOf(key, copy);
  return { pages: pages.map(({ items: _, ...page }) => page), pageOf };
};

/** One page of an edition as an image; null when it has no such page. */
export const imageJob = async (
  key: string,
  copy: Copy,
  { n, width, format }: ImageWish,
): Promise<Uint8Array | null> => {
  const page = editionOf(key, copy).pages.find((one) => one.n === n);
  return page ? renderPage(page, { width, format }) : null;
};
