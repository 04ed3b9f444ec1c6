import { withDigits } from '../../../../src/rules/chatbot/italian-numbers.ts';
import { areKin } from '../../../../src/rules/chatbot/word-families.ts';
import type { Queryable } from '../../db/db.ts';
import { stemsOf } from '../search/stems.ts';
import { sentencesOf } from './sentences.ts';
import type { StoryPassage } from './stories.ts';

/** A sentence of a story, with its stems and those of its headline. */
export interface Candidate {
  readonly sentence: string;
  readonly passage: StoryPassage;
  /** Its number among the sentences of all stories. */
  readonly order: number;
  /** One of the first sentences of its story. */
  readonly leads: boolean;
  /** The headline itself. */
  readonly isHeadline: boolean;
  /** A heading inside the story: it says what its neighbours are about, and is never quoted. */
  readonly isHeading: boolean;
  readonly stems: readonly string[];
  readonly headline: readonly string[];
}

/** A paragraph without a final mark that is shorter than this is a heading. */
const LONGEST_HEADING = 80;
const ended = /[.!?…;:]["»”’)\]]*\s*$/u;
/** An article begins with the most important. */
const LEAD = 3;

/** The numbers that a sentence has in words, in digits: a question may write them so. */
const numbersIn = (sentence: string): readonly string[] =>
  (withDigits(sentence).match(/(?<![\d.,])\d{2,}(?![\d.,])/g) ?? []).filter((number) => !sentence.includes(number));

/** The sentences of passages that are in the order of their stories. */
export const candidatesOf = async (db: Queryable, passages: readonly StoryPassage[]): Promise<Candidate[]> => {
  const sentences = passages.flatMap((passage) => [
    ...(passage.ord === 0
      ? [{ sentence: passage.headline, passage, leads: false, isHeadline: true, isHeading: false }]
      : []),
    ...passage.body
      .split(/\n{2,}/)
      .filter((paragraph) => !paragraph.startsWith('## '))
      .flatMap((paragraph) => {
        const isHeading = paragraph.length < LONGEST_HEADING && !ended.test(paragraph);
        return sentencesOf(paragraph).map((sentence) => ({ sentence, isHeading }));
      })
      .map((one, index) => ({ ...one, passage, leads: passage.ord === 0 && index < LEAD, isHeadline: false })),
  ]);
  const headlines = [...new Set(passages.map(({ headline }) => headline))];
  const all = await stemsOf(db, [...sentences.map(({ sentence }) => sentence), ...headlines]);
  const headlineStems = new Map(headlines.map((headline, index) => [headline, all[sentences.length + index] ?? []]));
  return sentences.map((one, order) => ({
    ...one,
    order,
    stems: [...(all[order] ?? []), ...numbersIn(one.sentence)],
    headline: headlineStems.get(one.passage.headline) ?? [],
  }));
};

/** Where a sentence's story has a stem: 0 is in it, KIN as a kin word in it, else the number of sentences to it. */
export type Distance = number;
export const KIN = 0.5;
/** A sentence this near belongs to the same thought. */
export const NEAR = 2;
/** In the headline, and not near in the story. */
export const HEADLINE = 1000;
export const NOWHERE = Number.POSITIVE_INFINITY;

const has = (stems: readonly string[], stem: string, isName: boolean): boolean =>
  stems.includes(stem) || (!isName && stems.some((one) => areKin(one, stem)));

/** The distance from each candidate to a stem; no kin word replaces a name. */
export const distancesTo = (candidates: readonly Candidate[], stem: string, isName: boolean): Distance[] => {
  const found = new Map<number, number[]>();
  const places = candidates.map(({ stems, isHeadline, passage }, at) => {
    if (!has(stems, stem, isName)) return false;
    if (!isHeadline) found.set(passage.sourceId, [...(found.get(passage.sourceId) ?? []), at]);
    return true;
  });
  return candidates.map(({ stems, headline, passage }, at) => {
    if (places[at]) return stems.includes(stem) ? 0 : KIN;
    const nearest = Math.min(...(found.get(passage.sourceId) ?? []).map((place) => Math.abs(place - at)));
    return nearest > NEAR && has(headline, stem, isName) ? HEADLINE : nearest;
  });
};
