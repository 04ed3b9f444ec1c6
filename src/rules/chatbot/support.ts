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
  /** Rarity of the words, names aside, that the sentence, its neighbours and the headline say; and their share. */
  readonly told: number;
  readonly toldShare: number;
  /** Number of the words that the story lacks, and the rarity of the rarest. */
  readonly lacking: number;
  readonly rarestLacking: number;
  /** How well the sentence itself, or it with its neighbours and the headline, says what is asked of the matter, 0 to 1. */
  readonly focusInside: number;
  readonly focusNear: number;
  /** Its story's sentences among the likeliest. */
  readonly sameStory: number;
  /** It asks for the author, time or place of a deed. */
  readonly asksDeed: boolean;
  /** What else a question that no talk explains shows; undefined in a talk. */
  readonly alone: Alone | undefined;
  /** It asks what the paper wrote of a matter. */
  readonly isNews: boolean;
  /** It asks what something is: 'qual è la capitale dell’Australia?' */
  readonly isDefinition: boolean;
}

/** Signs of a question that stands for itself. */
export interface Alone {
  /** It asks who, or for a name: most stories tell of somebody. */
  readonly asksWho: boolean;
  readonly asksName: boolean;
  /** Number of all words of the whole question, of those that the story has, and of names. */
  readonly asked: number;
  readonly known: number;
  readonly names: number;
  /** How much likelier the sentence is than the best of another story. */
  readonly margin: number;
}

/** Sentences with more stems are less likely the longer they are. */
const SHORT_ENOUGH = 14;

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

/** More words, and more sentences, say nothing more. */
const MANY = 8;
const MANY_STEMS = 10;
/** A question of so few words names what the headline says, or is of general knowledge: 'chi ha inventato il microscopio?' */
const FEW = 2;
const HALF = 0.5;
const isGeneral = (signs: Signs, { stems }: Circumstances): boolean => stems <= FEW && signs.head < HALF;

/** A question with more words says nothing more, and a story that is likelier than others by more than this. */
const MANY_ASKED = 20;
const FAR = 6;
const MIDDLE = 2;

const aloneOf = ({ asksWho, asksName, asked, known, names, margin }: Alone, { length }: Signs): number =>
  0.1 * Math.min(asked, MANY_ASKED) +
  0.35 * known +
  0.38 * Math.min(margin, FAR) -
  0.6 * names -
  0.89 * count(asksWho) -
  2 * count(asksName) -
  0.05 * length -
  MIDDLE;

/** Less than this support is a refusal: it refuses 95 of 100 questions that no story answers. */
const REFUSED = 4.34;

/**
 * Whether the likeliest sentence answers the question at all: below 0 it is refused. The weights are those of a logistic
 * regression on the development questions, on others that no story answers, and on each question asked of the paper without its
 * story; each question was judged by weights learnt from the others. A story that lacks a word is a worse sign than a word that
 * nobody but the reader uses: it takes `absent` back in part.
 */
export const supportOf = (signs: Signs, around: Circumstances): number =>
  2.83 * signs.head +
  0.29 * signs.opening -
  4.32 * signs.absent +
  0.29 * around.rarestLacking -
  0.22 * around.lacking +
  0.18 * around.told +
  0.43 * around.toldShare +
  0.73 * around.focusInside -
  0.78 * around.focusNear +
  (signs.strength === undefined || signs.strength < 1 ? 0 : signs.strength > 1 ? 1.22 : 0.63 * around.focusInside) +
  0.15 * Math.min(around.sameStory, MANY) +
  1.94 * around.lead -
  0.48 * Math.min(around.words, MANY) +
  0.43 * Math.min(around.stems, MANY_STEMS) +
  1.4 * signs.matter -
  0.2 * signs.lacksMatter +
  0.35 * count(signs.isTalk) +
  3.7 * count(around.isNews) -
  1.85 * around.lacksSubject -
  3.28 * count(around.isDefinition) -
  1.5 * count(isGeneral(signs, around)) -
  1.5 * count(isGeneral(signs, around) && around.stems < FEW) -
  0.92 * count(around.asksDeed) -
  1.22 * count(signs.lacksDeed) -
  0.9 * count(signs.lacksRole) +
  (around.alone ? aloneOf(around.alone, signs) : 0) -
  REFUSED;

/** Support of an answer that says that it may be none, and how much likelier its sentence is than another story's. */
const DOUBTED = -0.5;
const CLEAR = 1.5;
/** A story is surely the one meant when the search puts it ahead and several of its sentences are likely, or far ahead. */
const AHEAD = 0.1;
const FAR_AHEAD = 0.25;
const SEVERAL = 3;
/** Share of the question that the sentence, its neighbours and the headline say at least. */
const TOLD = 0.35;

/**
 * Whether sentences without enough support may be shown as what the paper says of it: the story is surely the one meant, and
 * the sentence holds an answer of the kind that is asked for. Of the development questions that are refused, this answers five
 * for each one that no story answers.
 */
export const mayHedge = (
  support: number,
  { strength = 0 }: Signs,
  { alone, lead, sameStory, toldShare }: Circumstances,
): boolean =>
  support >= DOUBTED &&
  strength >= 1 &&
  alone !== undefined &&
  alone.margin >= CLEAR &&
  toldShare >= TOLD &&
  (lead >= FAR_AHEAD || (lead >= AHEAD && sameStory >= SEVERAL));
