/** A page as far as reading an edition to its end is concerned. */
export interface PageToRead {
  readonly n: number;
  readonly section: string;
}

/** Pages of one section that the reader has not seen. */
export interface SectionLeft {
  readonly section: string;
  readonly pages: readonly number[];
}

/** 'Cosa resta': what of an edition was not seen, by section in the order of the pages; nothing: it is finished. */
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

/** The editions that were begun, the latest first: their ids with the pages seen. */
export type Seen = readonly (readonly [edition: number, pages: readonly number[]])[];

const mostEditions = 12;
const mostPages = 200;

/** With pages that were seen now. The same list where all of them were seen before. */
export const withSeen = (seen: Seen, edition: number, pages: readonly number[]): Seen => {
  const before = seen.find(([id]) => id === edition)?.[1] ?? [];
  if (pages.every((n) => before.includes(n))) return seen;
  const now = [...new Set([...before, ...pages])].sort((a, b) => a - b);
  return [[edition, now] as const, ...seen.filter(([id]) => id !== edition)].slice(0, mostEditions);
};

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** What a stored value stands for. Storage is untrusted: what has another shape was never seen. */
export const storedSeen = (value: unknown): Seen => {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((entry: unknown) => {
      if (!Array.isArray(entry)) return [];
      const [id, pages]: readonly unknown[] = entry;
      return isPage(id) && Array.isArray(pages) ? [[id, pages.filter(isPage).slice(0, mostPages)] as const] : [];
    })
    .slice(0, mostEditions);
};
