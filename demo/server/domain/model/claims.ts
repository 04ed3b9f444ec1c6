import { addedTo, isNegative } from '../../../../src/rules/chatbot/claims.ts';
import { contradicts } from '../../../../src/rules/chatbot/premises.ts';
import type { Queryable } from '../../db/db.ts';
import { sentencesOf } from '../chatbot/sentences.ts';
import { stemsOf } from '../search/stems.ts';
import type { Passage } from './client.ts';

/** Least share of a sentence's stems in its cited passages. */
const MIN_OVERLAP = 0.5;

const citedIn = (sentence: string): number[] => [
  ...new Set([...sentence.matchAll(/\[(\d{1,2})\]/g)].map(([, n]) => Number(n))),
];
const bare = (sentence: string): string => sentence.replace(/\s*\[\d{1,2}\]/g, '');

const share = (wanted: ReadonlySet<string>, stems: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => stems.has(stem)).length / wanted.size;

/** A model's sentence that its passages support. */
export interface Claim {
  /** Without the numbers of its sources. */
  readonly text: string;
  /** For each cited source, its sentence most similar to the claim. */
  readonly quotes: readonly { readonly n: number; readonly quote: string }[];
}

const nearest = async (
  db: Queryable,
  written: ReadonlySet<string>,
  passages: readonly Passage[],
): Promise<{ n: number; quote: string; similarity: number }[]> => {
  const all = passages.flatMap(({ n, body }) =>
    body.split(/\n{2,}/).flatMap((paragraph) => sentencesOf(paragraph).map((quote) => ({ n, quote }))),
  );
  const stems = await stemsOf(
    db,
    all.map(({ quote }) => quote),
  );
  const ranked = all
    .map((one, index) => ({ ...one, similarity: share(written, new Set(stems[index])) }))
    .sort((a, b) => b.similarity - a.similarity);
  return [...new Set(passages.map(({ n }) => n))].flatMap((n) => ranked.find((one) => one.n === n) ?? []);
};

/**
 * Checks a written sentence against the passages that it cites. Undefined without a valid citation, with a figure, an
 * address, a year or a name that they do not have, with too few words in common, or when it denies what they say.
 */
export const checkClaim = async (
  db: Queryable,
  sentence: string,
  passages: readonly Passage[],
): Promise<Claim | undefined> => {
  const cited = citedIn(sentence);
  const sources = passages.filter(({ n }) => cited.includes(n));
  const claim = bare(sentence);
  if (sources.length === 0) return undefined;
  const source = sources.map(({ title, body }) => `${title}\n${body}`).join('\n');
  if (addedTo(source, claim).length > 0 || contradicts(claim, source, [])) return undefined;
  const [written = [], sourceStems = []] = await stemsOf(db, [claim, source]);
  const stems = new Set(written);
  if (share(stems, new Set(sourceStems)) < MIN_OVERLAP) return undefined;
  const quotes = await nearest(db, stems, sources);
  const best = quotes.toSorted((a, b) => b.similarity - a.similarity)[0];
  if (best && isNegative(claim) !== isNegative(best.quote)) return undefined;
  return { text: claim, quotes: quotes.map(({ n, quote }) => ({ n, quote })) };
};
