import { contradicts } from '../../../../src/rules/chatbot/premises.ts';
import type { Queryable } from '../../db/db.ts';
import { stemsOf } from '../search/stems.ts';
import type { Support } from './plan.ts';
import { quoteOf, sentencesOf } from './sentences.ts';
import { type Citation, withoutMarkers } from './tail.ts';

/** Least share of a sentence's stems in its cited passages. */
const MIN_OVERLAP = 0.5;

const citedIn = (sentence: string): number[] => [
  ...new Set([...sentence.matchAll(/\[(\d{1,2})\]/g)].map(([, n]) => Number(n))),
];
const bare = (sentence: string): string => sentence.replace(/\s*\[\d{1,2}\]/g, '');
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

const share = (wanted: ReadonlySet<string>, stems: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((stem) => stems.has(stem)).length / wanted.size;

/** For each passage, its sentence most similar to the written one. */
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
    .map((one, index) => ({ ...one, similarity: share(written, new Set(stems[index])) }))
    .sort((a, b) => b.similarity - a.similarity);
  return passages.flatMap(({ n }) => {
    const best = ranked.find(({ support }) => support.n === n);
    return best ? [{ ...best.support.source, n, quote: quoteOf(best.quote) }] : [];
  });
};

/** A model's sentence that may be shown. */
export interface Checked {
  readonly text: string;
  readonly citations: readonly Citation[];
}

/**
 * Checks a written sentence against its cited passages. Removes citations that do not exist. Rejects the sentence
 * (undefined) without a valid citation, with a number, a year or a name not in the cited passages, or with too few words in common.
 */
export const checkSentence = async (
  db: Queryable,
  sentence: string,
  supports: readonly Support[],
): Promise<Checked | undefined> => {
  const cited = citedIn(sentence);
  const citedPassages = supports.filter(({ n }) => cited.includes(n));
  const claim = bare(sentence);
  if (citedPassages.length === 0) return undefined;
  const source = citedPassages.map(({ passage, source: { title } }) => `${title}\n${passage.body}`).join('\n');
  const known = new Set(numbersIn(source));
  if (!numbersIn(claim).every((number) => known.has(number)) || contradicts(claim, source, [])) return undefined;
  const [written = [], sourceStems = []] = await stemsOf(db, [claim, source]);
  const stems = new Set(written);
  if (share(stems, new Set(sourceStems)) < MIN_OVERLAP) return undefined;
  const first = citedPassages
    .filter(({ n }, index) => citedPassages.findIndex((other) => other.n === n) === index)
    .map(({ n }) => n);
  const safe = withoutMarkers(claim).replaceAll('{', '(').replaceAll('}', ')');
  const marks = first.map((n) => `[${n}]`).join(' ');
  return {
    text: `${safe.trimEnd().replace(/([.!?…]?)$/, ` ${marks}$1`)}`,
    citations: await nearest(db, stems, citedPassages),
  };
};
