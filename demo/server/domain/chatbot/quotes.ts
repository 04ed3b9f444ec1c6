import { areKin } from '../../../../src/rules/chatbot/word-families.ts';
import type { Queryable } from '../../db/db.ts';
import { stemsOf } from '../search/stems.ts';
import { sentencesOf } from './sentences.ts';
import type { StoryPassage } from './stories.ts';

/** A sentence of a passage, with the stems that it, its neighbours, its headline and its story have. */
export interface Candidate {
  readonly sentence: string;
  readonly passage: StoryPassage;
  readonly order: number;
  /** One of the first sentences of its story. */
  readonly leads: boolean;
  /** The headline itself: quoted when its story says the same nowhere else. */
  readonly isHeadline: boolean;
  /** A heading inside the story: it says what its neighbours are about, and is never quoted. */
  readonly isHeading: boolean;
  readonly stems: readonly string[];
  readonly nextTo: readonly string[];
  readonly headline: readonly string[];
  readonly story: ReadonlySet<string>;
}

/** What a sentence must say to be quoted. */
export interface Wanted {
  /** Weight of each stem of the question, and of the matter that it takes from an earlier one. */
  readonly weights: ReadonlyMap<string, number>;
  /** The question's own stems. */
  readonly own: ReadonlySet<string>;
  /** Whether it asks for an amount, a time, a person or a place. */
  readonly isTyped: boolean;
  /** Stems that only ask ('quanto costa'): a sentence that holds an answer need not repeat them. */
  readonly asking: ReadonlySet<string>;
  /** Stems of the thing asked for. */
  readonly things: ReadonlySet<string>;
  /** Stems that must be in the sentence or beside it ('fermate'), and in it ('sindaco'). */
  readonly counted: readonly string[];
  readonly role: readonly string[];
  /** It asks what something is, so that every word counts: 'qual è la capitale dell’Australia?' */
  readonly isDefinition: boolean;
  /** Stems of what was done: in the sentence, beside it or in the headline. */
  readonly deed: readonly string[];
  /** Stems of proper names, which no kin word replaces. */
  readonly names: ReadonlySet<string>;
  /** How well a sentence holds the amount, time, person or place that is asked for; 0 is not at all. */
  strengthOf(sentence: string): number;
  /** Score of a sentence's story, 0 to 1; 0 leaves the story out. */
  scoreOf(passage: StoryPassage): number;
}

/** A verbatim sentence that supports an answer, with its passage. */
export interface Quote extends Candidate {
  /** Share of the question that it says, itself or through its surroundings. */
  readonly covered: number;
  readonly value: number;
}

/** A paragraph without a final mark that is shorter than this is a heading. */
const LONGEST_HEADING = 80;
const ended = /[.!?…;:]["»”’)\]]*\s*$/u;

/** An article begins with the most important: its first LEAD sentences get the factor LEADING. */
const LEAD = 3;
const LEADING = 1.1;
/** A sentence with more stems than this loses value with its length. */
const SHORT_ENOUGH = 14;
const LONG_PENALTY = 0.015;
/** Value of a stem by where it is: in the sentence, as a kin word, in the headline, in the next sentences, in the story. */
const KIN = 0.9;
const IN_HEADLINE = 0.75;
const NEXT_TO = 0.6;
const IN_STORY = 0.3;
/** Value of a word that only asks, for a sentence that holds the answer. */
const ASKED = 0.85;
/** Least share of the question: of one that asks for a number, a time, a person or a place, of another, and of a short one. */
const MIN_COVERED = 0.66;
const MIN_COVERED_TYPED = 0.55;
const MIN_COVERED_SHORT = 0.8;
const SHORT = 2;
/** Least share of the question's own stems in the sentence itself, unless its answer shows by a unit. */
const MIN_INSIDE = 0.12;
/** Weight of the thing asked for in the value of a sentence. */
const THING = 1.5;
/** Least value of a further quote relative to the best one, and of one with another number, time, person or place. */
const MIN_SHARE = 0.6;
const MIN_SHARE_OTHER = 0.85;

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
  const stories = new Map<number, Set<string>>();
  for (const [index, { passage }] of sentences.entries()) {
    const story = stories.get(passage.sourceId) ?? new Set(headlineStems.get(passage.headline));
    for (const stem of all[index] ?? []) story.add(stem);
    stories.set(passage.sourceId, story);
  }
  const near = (index: number, sourceId: number): readonly string[] =>
    sentences[index]?.passage.sourceId === sourceId ? (all[index] ?? []) : [];
  return sentences.map((one, order) => {
    const { sourceId, headline } = one.passage;
    return {
      ...one,
      order,
      stems: all[order] ?? [],
      nextTo: [...near(order - 2, sourceId), ...near(order - 1, sourceId), ...near(order + 1, sourceId)],
      headline: headlineStems.get(headline) ?? [],
      story: stories.get(sourceId) ?? new Set(),
    };
  });
};

const has = (stems: Iterable<string>, stem: string, isName: boolean): boolean => {
  for (const one of stems) if (one === stem || (!isName && areKin(one, stem))) return true;
  return false;
};

/** How much of a stem a sentence says, 0 to 1. */
const saidOf = (stem: string, { stems, nextTo, headline, story }: Candidate, isName: boolean): number => {
  if (stems.includes(stem)) return 1;
  if (has(stems, stem, isName)) return KIN;
  if (has(headline, stem, isName)) return IN_HEADLINE;
  if (has(nextTo, stem, isName)) return NEXT_TO;
  return has(story, stem, isName) ? IN_STORY : 0;
};

const leastCovered = ({ isTyped, weights }: Wanted): number => {
  if (isTyped) return MIN_COVERED_TYPED;
  return weights.size > SHORT ? MIN_COVERED : MIN_COVERED_SHORT;
};

const quotesOf = (candidate: Candidate, wanted: Wanted): Quote[] => {
  const score = wanted.scoreOf(candidate.passage);
  const strength = score === 0 || candidate.isHeading ? 0 : wanted.strengthOf(candidate.sentence);
  if (strength === 0) return [];
  let [own, inside, said, ownWhole, whole, carriedSaid, carriedWhole] = [0, 0, 0, 0, 0, 0, 0];
  for (const [stem, weight] of wanted.weights) {
    const isAsking = wanted.asking.has(stem);
    const share = saidOf(stem, candidate, wanted.names.has(stem));
    const stress = weight * (wanted.things.has(stem) ? THING : 1);
    whole += stress;
    said += stress * Math.max(share, isAsking ? ASKED : 0);
    if (isAsking) continue;
    carriedWhole += weight;
    carriedSaid += weight * share;
    if (!wanted.own.has(stem)) continue;
    ownWhole += weight;
    own += weight * share;
    if (share >= KIN) inside += weight;
  }
  const covered = Math.min(carriedSaid / carriedWhole || 0, ownWhole === 0 ? 1 : own / ownWhole);
  const isSaid = wanted.asking.size > 0 || ownWhole === 0 || inside / ownWhole >= MIN_INSIDE;
  const isAbout =
    wanted.counted.every((stem) => saidOf(stem, candidate, false) >= NEXT_TO) &&
    (!wanted.isDefinition || [...wanted.own].every((stem) => saidOf(stem, candidate, false) >= IN_HEADLINE)) &&
    wanted.deed.every((stem) => saidOf(stem, candidate, false) >= NEXT_TO) &&
    wanted.role.every((stem) => saidOf(stem, candidate, false) >= KIN);
  if (covered < leastCovered(wanted) || !isSaid || !isAbout) return [];
  const damping = 1 + LONG_PENALTY * Math.max(0, candidate.stems.length - SHORT_ENOUGH);
  const value = (strength * (said / whole) * Math.sqrt(score) * (candidate.leads ? LEADING : 1)) / damping;
  return [{ ...candidate, covered, value }];
};

/**
 * The sentences that best answer a question, at most `most`, best first. A sentence counts if it holds what is asked for and if
 * it, its neighbours and its headline say enough of the question. A further one adds a word of the question, or another
 * number, time, person or place that is nearly as good.
 */
export const bestQuotes = (candidates: readonly Candidate[], wanted: Wanted, most: number): Quote[] => {
  const found = candidates.flatMap((candidate) => quotesOf(candidate, wanted));
  const inSentences = new Set(found.flatMap(({ isHeadline, passage }) => (isHeadline ? [] : [passage.sourceId])));
  const ranked = found
    .filter(({ isHeadline, passage }) => !isHeadline || !inSentences.has(passage.sourceId))
    .sort((a, b) => b.value - a.value || a.order - b.order);
  const top = ranked[0]?.value ?? 0;
  const chosen: Quote[] = [];
  const isNew = ({ stems }: Quote): boolean =>
    [...wanted.own].some((stem) => has(stems, stem, false) && !chosen.some((one) => has(one.stems, stem, false)));
  for (const quote of ranked) {
    if (chosen.length === most) break;
    if (chosen.some(({ sentence }) => sentence === quote.sentence)) continue;
    const isOther = wanted.isTyped && quote.value >= top * MIN_SHARE_OTHER;
    const adds = isNew(quote) && quote.value >= top * MIN_SHARE;
    if (chosen.length === 0 || adds || isOther) chosen.push(quote);
  }
  // Without a single fact to say first, the sentences read in the order of their stories.
  return wanted.isTyped ? chosen : chosen.sort((a, b) => a.order - b.order);
};
