/**
 * What a sentence of a story says of a question. Shares are of the question's own words by their rarity, 0 to 1; words that
 * only ask ('quanto costa') do not count.
 */
export interface Signs {
  /** Share in the sentence itself; another form or a synonym counts a little less. */
  readonly inside: number;
  /** Share in the story's headline; in the headline and the first sentences; one or two sentences away. */
  readonly head: number;
  readonly opening: number;
  readonly beside: number;
  /** Share in the headline alone or three to five sentences away, share further away, and share that the story lacks. */
  readonly further: number;
  readonly elsewhere: number;
  readonly absent: number;
  /** Share of the matter of the talk in the sentence and beside it, and share that the story lacks; 0 without a talk. */
  readonly matter: number;
  readonly lacksMatter: number;
  /** How well it holds the amount, time, person or place that is asked for, up to 1.25; undefined when none is. */
  readonly strength: number | undefined;
  /** Share of what is asked of the matter near the sentence or in the headline, and share that the story lacks; 0 when unknown. */
  readonly hasFocus: boolean;
  readonly focus: number;
  readonly lacksFocus: number;
  /** The deed or the office that is asked for is said less than that near the sentence. */
  readonly lacksDeed: boolean;
  readonly lacksRole: boolean;
  /** It begins its story, or is the headline itself. */
  readonly leads: boolean;
  readonly isHeadline: boolean;
  /** Score of its story in the search relative to the best, and whether it is the best or the sentence repeats the question. */
  readonly score: number;
  readonly isBest: boolean;
  /** Its story is the one that the talk is about: the question need not say so. */
  readonly isTalk: boolean;
  /** Number of its stems. */
  readonly length: number;
}

/** What the question and the story of its best sentence show beside that sentence. */
export interface Circumstances {
  /** Number of the question's own words that say something of its matter, and of all its words. */
  readonly words: number;
  readonly stems: number;
  /** Share of the question's nouns after an article that the story lacks. */
  readonly lacksSubject: number;
  /** How much better the best story of the search is than the second, 0 to 1. */
  readonly lead: number;
  /** How much likelier the best sentence is than the best one of another story. */
  readonly margin: number;
  readonly hasNames: boolean;
  /** It asks what the paper wrote of a matter. */
  readonly isNews: boolean;
  /** It asks what something is: 'qual è la capitale dell’Australia?' */
  readonly isDefinition: boolean;
}

/** Sentences with more stems are less likely the longer they are. */
const SHORT_ENOUGH = 14;

/** So few words say little of what is asked. */
const FEW = 2;

const count = (is: boolean): number => (is ? 1 : 0);

/** By how a sentence holds what is asked for: an answer that may be another's, a plain one, one to the letter. */
type Typed = readonly [doubtful: number, plain: number, literal: number];

const typed = (strength: number | undefined, [doubtful, plain, literal]: Typed): number => {
  if (strength === undefined) return 0;
  if (strength < 1) return doubtful;
  return strength > 1 ? literal : plain;
};

/**
 * How likely a sentence answers the question, relative to the others that were found. The weights are those of a logistic
 * regression on the development questions of `npm run bench -- answers`, rounded.
 */
export const likelihoodOf = (signs: Signs): number =>
  5.3 * signs.inside +
  4.5 * signs.head +
  0.4 * signs.opening +
  1.5 * signs.beside +
  0.3 * signs.further -
  3.5 * signs.elsewhere -
  3.6 * signs.absent +
  2.4 * signs.focus -
  0.3 * signs.lacksFocus +
  2.5 * signs.matter -
  0.8 * signs.lacksMatter +
  typed(signs.strength, [-2.5, 0.2, 2.3]) +
  0.3 * count(signs.leads) -
  0.3 * count(signs.isHeadline) +
  2.2 * signs.score +
  1.1 * count(signs.isBest) +
  3.6 * count(signs.isTalk) -
  count(signs.lacksDeed) -
  count(signs.lacksRole) -
  0.04 * Math.max(0, signs.length - SHORT_ENOUGH);

/** A sentence with this share of two or more words has them all. */
const WHOLE = 0.85;
/** A story with this share tells of the matter. */
const HALF = 0.5;
/** A sentence near so little of what is asked of the matter does not tell it. */
const SOME = 0.25;
/** More words, and a wider margin, say nothing more. */
const MANY = 8;
const MANY_STEMS = 10;
const MOST_MARGIN = 6;
/** Refuses 95 of 100 questions that no story answers. */
const REFUSED = 12.35;

/**
 * Whether the likeliest sentence answers the question at all: below 0 it is refused. The weights come from the same questions,
 * from others that no story answers, and from each question asked of the paper without its story; each set of questions was
 * judged by weights learnt from the others.
 */
export const supportOf = (signs: Signs, around: Circumstances): number =>
  0.45 * signs.inside +
  4.3 * signs.head +
  0.15 * signs.opening -
  0.35 * signs.beside -
  0.4 * signs.further -
  signs.elsewhere -
  1.4 * signs.absent +
  1.45 * Math.max(0, HALF - signs.absent) +
  0.45 * signs.focus -
  0.6 * count(signs.hasFocus) -
  0.9 * count(signs.hasFocus && signs.focus < SOME) +
  1.4 * signs.matter -
  0.2 * signs.lacksMatter +
  (signs.strength === undefined ? -0.6 : typed(signs.strength, [-0.35, 0, 0.65])) +
  0.35 * count(signs.isTalk) +
  3.7 * count(around.isNews) +
  8.7 * signs.score +
  around.lead +
  0.025 * (signs.inside + signs.beside) * Math.min(around.margin, MOST_MARGIN) +
  0.3 * Math.min(around.words, MANY) +
  0.35 * Math.min(around.stems, MANY_STEMS) +
  0.85 * count(signs.inside > WHOLE && around.words > 1) -
  0.25 * count(around.words <= FEW && !signs.isTalk) -
  2.2 * around.lacksSubject -
  1.5 * count(around.hasNames) -
  1.9 * count(around.isDefinition) -
  1.5 * count(signs.lacksDeed) -
  0.9 * count(signs.lacksRole) -
  REFUSED;
