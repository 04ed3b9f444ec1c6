/** A page of an edition. */
export interface PageToRead {
  readonly n: number;
  readonly section: string;
}

/** Unseen pages of one section. */
export interface SectionLeft {
  readonly section: string;
  readonly pages: readonly number[];
}

/** 'Cosa resta': the unseen pages of an edition, by section in page order. Empty: the edition is finished. */
export const leftToSee = (pages: readonly PageToRead[], seen: readonly number[]): readonly SectionLeft[] => {
  const left: { section: string; pages: number[] }[] = [];
  for (const { n, section } of pages) {
    if (seen.includes(n)) continue;
    const last = left.at(-1);
    if (last?.section === section) last.pages.push(n);
    else left.push({ section, pages: [n] });
  }
  return left;
};

/** Editions that the reader has begun, the latest first: their ids with the seen pages. */
export type Seen = readonly (readonly [edition: number, pages: readonly number[]])[];

const maxEditions = 12;
const maxPages = 200;

/** Adds seen pages. Returns the same list when all of them were seen before. */
export const withSeen = (seen: Seen, edition: number, pages: readonly number[]): Seen => {
  const before = seen.find(([id]) => id === edition)?.[1] ?? [];
  if (pages.every((n) => before.includes(n))) return seen;
  const now = [...new Set([...before, ...pages])].sort((a, b) => a - b);
  return [[edition, now] as const, ...seen.filter(([id]) => id !== edition)].slice(0, maxEditions);
};

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads a stored value. Storage is untrusted: entries of any other shape are dropped. */
export const storedSeen = (value: unknown): Seen => {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((entry: unknown) => {
      if (!Array.isArray(entry)) return [];
      const [id, pages]: readonly unknown[] = entry;
      return isPage(id) && Array.isArray(pages) ? [[id, pages.filter(isPage).slice(0, maxPages)] as const] : [];
    })
    .slice(0, maxEditions);
};
