/**
 * What a sentence of a story says of a question. Shares are of the question's own words by their rarity, 0 to 1; words that
 * only ask ('quanto costa') do not count.
 */
export interface Signs {
  /** Share in the sentence itself; another form or a synonym counts a little less. */
  readonly inside: number;
  /** Share in the headline or three to five sentences away, share further away, and share that the story lacks. */
  readonly further: number;
  readonly elsewhere: number;
  readonly absent: number;
  /** Share of the matter of the talk in the sentence and beside it, and share that the story lacks; 0 without a talk. */
  readonly matter: number;
  readonly lacksMatter: number;
  /** How well it holds the amount, time, person or place that is asked for, up to 1.25; undefined when none is. */
  readonly strength: number | undefined;
  /** It has the thing asked for or counted. */
  readonly hasThing: boolean;
  /** It begins its story, or is the headline. */
  readonly leads: boolean;
  readonly isHeadline: boolean;
  /** Score of its story in the search relative to the best, and whether it is the best or the sentence repeats the question. */
  readonly score: number;
  readonly isBest: boolean;
  /** Number of its stems. */
  readonly length: number;
}

/** What the question and the story of its best sentence show beside that sentence. */
export interface Circumstances {
  /** Number of the question's own words; number of those that the story lacks, and rarity of the rarest. */
  readonly words: number;
  readonly lacking: number;
  readonly rarestLacking: number;
  /** Share of the question's nouns after an article that the story lacks. */
  readonly lacksSubject: number;
  /** How much better the best story of the search is than the second, 0 to 1. */
  readonly lead: number;
  readonly hasNames: boolean;
  /** It asks what something is: 'qual è la capitale dell’Australia?' */
  readonly isDefinition: boolean;
}

/** Sentences with more stems are less likely the longer they are. */
const SHORT_ENOUGH = 14;

/** So few words say little of what is asked. */
const FEW = 2;

const count = (is: boolean): number => (is ? 1 : 0);

/**
 * How likely a sentence answers the question, relative to the others that were found. The weights are those of a logistic
 * regression on the development questions of `npm run bench -- answers`, rounded.
 */
export const likelihoodOf = (signs: Signs): number =>
  2.3 * signs.inside -
  0.5 * signs.further -
  0.8 * signs.elsewhere -
  0.9 * signs.absent +
  0.8 * signs.matter -
  0.5 * signs.lacksMatter +
  (signs.strength === undefined ? 0 : signs.strength > 1 ? 1.1 : -0.5) +
  0.5 * count(signs.hasThing) +
  0.8 * count(signs.leads) +
  0.25 * count(signs.isHeadline) +
  signs.score +
  1.7 * count(signs.isBest) -
  0.017 * Math.max(0, signs.length - SHORT_ENOUGH);

/** Value of a typed answer: one that may be another's, a plain one, one to the letter. */
const typed = (strength: number | undefined): number => {
  if (strength === undefined || strength < 1) return 0;
  return strength > 1 ? 1.9 : 1;
};

/**
 * Whether the likeliest sentence answers the question at all: below 0 it is more likely not. Its weights come from the same
 * questions, with those that no story answers.
 */
export const supportOf = (signs: Signs, around: Circumstances): number =>
  1.5 * signs.inside +
  typed(signs.strength) +
  3 * around.lead -
  0.33 * around.rarestLacking -
  0.67 * Math.min(around.lacking, 3) -
  1.15 * around.lacksSubject -
  0.65 * count(around.hasNames) -
  1.35 * count(around.isDefinition) -
  0.75 * count(around.words <= FEW) -
  0.6;
