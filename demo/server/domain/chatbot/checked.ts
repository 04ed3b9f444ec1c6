import type { Queryable } from '../../db/db.ts';
import { stemsOf } from '../search/stems.ts';
import type { Support } from './plan.ts';
import { quoteOf, sentencesOf } from './sentences.ts';
import { type Citation, withoutMarkers } from './tail.ts';

/** A sentence needs this share of its stems in the passages that it names. */
const LEAST_OVERLAP = 0.5;

const citedIn = (sentence: string): number[] => [
  ...new Set([...sentence.matchAll(/\[(\d{1,2})\]/g)].map(([, n]) => Number(n))),
];
const bare = (sentence: string): string => sentence.replace(/\s*\[\d{1,2}\]/g, '');
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const share = (wanted: ReadonlySet<string>, stems: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => stems.has(stem)).length / wanted.size;

/** The sentence of the passages that comes nearest to what was written. */
const nearest = async (
  db: Queryable,
  written: ReadonlySet<string>,
  passages: readonly Support[],
): Promise<Citation[]> => {
  const all = passages.flatMap((support) =>
    support.passage.body
      .split(/\n{2,}/)
      .flatMap((paragraph) => sentencesOf(paragraph).map((quote) => ({ support, quote }))),
  );
  const stems = await stemsOf(
    db,
    all.map(({ quote }) => quote),
  );
  const ranked = all
    .map((one, index) => ({ ...one, alike: share(written, new Set(stems[index])) }))
    .sort((a, b) => b.alike - a.alike);
  return passages.flatMap(({ n }) => {
    const best = ranked.find(({ support }) => support.n === n);
    return best ? [{ ...best.support.source, n, quote: quoteOf(best.quote) }] : [];
  });
};

/** What may be shown of a sentence that a model wrote. */
export interface Checked {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/**
 * Checks a written sentence against the passages that it names: citations that do not exist are taken out; without a
 * good one, with a number that no named passage has, or with other words than they use, it is not shown (undefined).
 */
export const checkSentence = async (
  db: Queryable,
  sentence: string,
  supports: readonly Support[],
): Promise<Checked | undefined> => {
  const cited = citedIn(sentence);
  const named = supports.filter(({ n }) => cited.includes(n));
  const claim = bare(sentence);
  if (named.length === 0) return undefined;
  const source = named.map(({ passage, source: { title } }) => `${title}\n${passage.body}`).join('\n');
  const known = new Set(numbersIn(source));
  if (!numbersIn(claim).every((number) => known.has(number))) return undefined;
  const [written = [], said = []] = await stemsOf(db, [claim, source]);
  const stems = new Set(written);
  if (share(stems, new Set(said)) < LEAST_OVERLAP) return undefined;
  const first = named.filter(({ n }, index) => named.findIndex((other) => other.n === n) === index).map(({ n }) => n);
  const safe = withoutMarkers(claim).replaceAll('{', '(').replaceAll('}', ')');
  const marks = first.map((n) => `[${n}]`).join(' ');
  return {
    text: `${safe.trimEnd().replace(/([.!?…]?)$/, ` ${marks}$1`)}`,
    citations: await nearest(db, stems, named),
  };
};
