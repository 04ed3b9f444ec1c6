import { countedIn } from '../../../../src/rules/chatbot/asked/counted.ts';
import { withDigits } from '../../../../src/rules/chatbot/asked/italian-numbers.ts';
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
  /** Stems of what its numbers count. */
  readonly counted: readonly string[];
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

type Sentence = Pick<Candidate, 'sentence' | 'leads' | 'isHeadline' | 'isHeading'>;

const sentencesIn = ({ ord, headline, body }: StoryPassage): readonly Sentence[] => [
  ...(ord === 0 ? [{ sentence: headline, leads: false, isHeadline: true, isHeading: false }] : []),
  ...body
    .split(/\n{2,}/)
    .filter((paragraph) => !paragraph.startsWith('## '))
    .flatMap((paragraph) => {
      const isHeading = paragraph.length < LONGEST_HEADING && !ended.test(paragraph);
      return sentencesOf(paragraph).map((sentence) => ({ sentence, isHeading }));
    })
    .map((one, index) => ({ ...one, leads: ord === 0 && index < LEAD, isHeadline: false })),
];

type Read = readonly Omit<Candidate, 'order'>[];

const readPassages = async (db: Queryable, passages: readonly StoryPassage[]): Promise<Read[]> => {
  const sentences = passages.map(sentencesIn);
  const texts = sentences.flatMap((all) => all.map(({ sentence }) => sentence));
  const counted = texts.map((text) => countedIn(withDigits(text)).join(' '));
  const repeated = [...new Set([...counted, ...passages.map(({ headline }) => headline)])];
  const stems = await stemsOf(db, [...texts, ...repeated]);
  const known = new Map(repeated.map((text, index) => [text, stems[texts.length + index] ?? []]));
  let at = 0;
  return passages.map((passage, index) =>
    (sentences[index] ?? []).map((one) => {
      const own = stems[at] ?? [];
      const things = known.get(counted[at] ?? '') ?? [];
      at += 1;
      const headline = known.get(passage.headline) ?? [];
      return { ...one, passage, stems: [...own, ...numbersIn(one.sentence)], counted: things, headline };
    }),
  );
};

/** Passages whose stems are kept, by database; a changed story has new passages. */
const MOST_KEPT = 2000;
const kept = new WeakMap<Queryable, Map<number, Read>>();

/** The sentences of passages that are in the order of their stories. */
export const candidatesOf = async (db: Queryable, passages: readonly StoryPassage[]): Promise<Candidate[]> => {
  const known = kept.get(db) ?? new Map<number, Read>();
  kept.set(db, known);
  const unknown = passages.filter(({ id }) => !known.has(id));
  if (known.size + unknown.length > MOST_KEPT) known.clear();
  const missing = passages.filter(({ id }) => !known.has(id));
  const read = missing.length > 0 ? await readPassages(db, missing) : [];
  for (const [index, { id }] of missing.entries()) known.set(id, read[index] ?? []);
  return passages.flatMap(({ id }) => known.get(id) ?? []).map((one, order) => ({ ...one, order }));
};

/** Sentences this near belong to the same thought; a little further ones to the same passage. */
const NEAR = 2;
const FURTHER = 5;

/** How well a candidate and its story say a stem, 0 to 1. */
export interface Said {
  readonly inside: number;
  /** At best in it or one or two sentences away; the same up to five away; anywhere in the story or its headline. */
  readonly near: number;
  readonly further: number;
  readonly story: number;
  readonly headline: number;
  readonly opening: number;
}

const most = (values: readonly number[]): number => {
  let found = 0;
  for (const value of values) if (value > found) found = value;
  return found;
};

/** How well each candidate says a stem. `likeness`: how much another stem says the same. */
export const saidBy = (candidates: readonly Candidate[], likeness: (stem: string) => number): Said[] => {
  const known = new Map<string, number>();
  const like = (stem: string): number => {
    const value = known.get(stem) ?? likeness(stem);
    known.set(stem, value);
    return value;
  };
  const best = (stems: readonly string[]): number => most(stems.map(like));
  const inside = candidates.map(({ stems }) => best(stems));
  const stories = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const { sourceId } = candidate.passage;
    const story = stories.get(sourceId);
    if (story) story.push(candidate);
    else stories.set(sourceId, [candidate]);
  }
  const whole = new Map(
    [...stories].map(([id, own]) => [
      id,
      {
        first: own[0]?.order ?? 0,
        last: own.at(-1)?.order ?? 0,
        headline: best(own[0]?.headline ?? []),
        body: most(own.map(({ order }) => inside[order] ?? 0)),
        opening: most(own.filter(({ leads }) => leads).map(({ order }) => inside[order] ?? 0)),
      },
    ]),
  );
  return candidates.map(({ order, passage, isHeadline }) => {
    const story = whole.get(passage.sourceId);
    const around = (reach: number): number =>
      most(
        inside
          .slice(Math.max(story?.first ?? 0, order - reach), Math.min(story?.last ?? 0, order + reach) + 1)
          .filter((_, at) => isHeadline || !candidates[Math.max(story?.first ?? 0, order - reach) + at]?.isHeadline),
      );
    const headline = story?.headline ?? 0;
    return {
      inside: inside[order] ?? 0,
      near: around(NEAR),
      further: around(FURTHER),
      story: Math.max(headline, story?.body ?? 0),
      headline,
      opening: Math.max(headline, story?.opening ?? 0),
    };
  });
};
