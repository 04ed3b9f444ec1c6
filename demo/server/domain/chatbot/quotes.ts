import { TO_THE_LETTER } from '../../../../src/rules/chatbot/asked/answer-kind.ts';
import { saysUtmost } from '../../../../src/rules/chatbot/asked/utmost.ts';
import {
  type Alone,
  type Circumstances,
  likelihoodOf,
  mayHedge,
  type Signs,
  supportOf,
} from '../../../../src/rules/chatbot/support.ts';
import { likenessOf } from '../../../../src/rules/chatbot/word-families.ts';
import { type Candidate, type Said, saidBy } from './candidates.ts';
import { chooseQuotes, type Quote, type Ranked } from './finding/choosing.ts';
import { strengthIn, type Typed } from './finding/strength.ts';
import type { StoryPassage } from './stories.ts';

/** What a sentence must say to be quoted. Stems carry their rarity. */
export interface Wanted extends Typed {
  /** The question's own stems but those that only ask, and the matter that it takes from an earlier one. */
  readonly own: ReadonlyMap<string, number>;
  readonly carried: ReadonlyMap<string, number>;
  /** Stems of the words after an article. */
  readonly subjects: ReadonlySet<string>;
  /** Stems of proper names, which no kin word replaces: near the sentence, or in the headline. */
  readonly names: ReadonlySet<string>;
  /** Stems of what was done, which the story must tell, and of an office, which the sentence must name. */
  readonly deed: readonly string[];
  readonly role: readonly string[];
  /** Stems of what is asked of the matter. */
  readonly focus: ReadonlySet<string>;
  /** Number of its own words that say something of its matter. */
  readonly words: number;
  /** Number of the words of the whole question, or as many as one needs that the talk is about. */
  readonly stems: number;
  /** What shows of a question that no talk explains; undefined in a talk. */
  readonly alone: Pick<Alone, 'asksWho' | 'asksName' | 'asked'> | undefined;
  /** It asks what the paper wrote of a matter. */
  readonly isNews: boolean;
  /** It asks what something is: 'qual è la capitale dell’Australia?' */
  readonly isDefinition: boolean;
  /** It asks for the most or the least of a kind: 'la fontanella più fredda'. */
  readonly asksUtmost: boolean;
  /** How much better the best story of the search is than the second, 0 to 1. */
  readonly lead: number;
  /** The story that the talk is about. */
  readonly talk: number | undefined;
  /** Score of a sentence's story, 0 to 1. */
  scoreOf(passage: StoryPassage): number;
}

/** A longer question that a headline repeats is that headline: a reader typed or pasted it. */
const SHORT = 2;
/** From this likeness a story tells what was done. */
const TOLD = 0.5;

/** Most of a matter. */
const HALF = 0.5;

/** How well a sentence and its story say each stem. */
type Saying = (stem: string) => Said;

const nothingSaid: Said = { inside: 0, near: 0, further: 0, story: 0, headline: 0, opening: 0 };

const shareOf = (stems: ReadonlyMap<string, number>, part: (stem: string) => number): number => {
  let [share, whole] = [0, 0];
  for (const [stem, rarity] of stems) {
    share += rarity * part(stem);
    whole += rarity;
  }
  return whole === 0 ? 0 : share / whole;
};

const signsOf = (candidate: Candidate, wanted: Wanted, says: Saying, isBest: boolean): Signs => {
  const { own, carried, talk, scoreOf, deed, role } = wanted;
  const near = (stem: string): number => Math.max(says(stem).near, says(stem).headline);
  const focus = new Map([...wanted.focus].map((stem) => [stem, own.get(stem) ?? 0]));
  return {
    inside: shareOf(own, (stem) => says(stem).inside),
    head: shareOf(own, (stem) => says(stem).headline),
    opening: shareOf(own, (stem) => says(stem).opening),
    beside: shareOf(own, (stem) => says(stem).near - says(stem).inside),
    further: shareOf(
      own,
      (stem) => Math.max(says(stem).further, says(stem).headline, says(stem).near) - says(stem).near,
    ),
    elsewhere: shareOf(
      own,
      (stem) => says(stem).story - Math.max(says(stem).further, says(stem).headline, says(stem).near),
    ),
    absent: shareOf(own, (stem) => 1 - says(stem).story),
    matter: shareOf(carried, near),
    lacksMatter: shareOf(carried, (stem) => 1 - says(stem).story),
    strength: strengthIn(candidate, wanted),
    focus: shareOf(focus, near),
    lacksFocus: shareOf(focus, (stem) => 1 - says(stem).story),
    lacksDeed: deed.some((stem) => near(stem) < TOLD),
    lacksRole: role.some((stem) => near(stem) < TOLD),
    leads: candidate.leads,
    isHeadline: candidate.isHeadline,
    score: scoreOf(candidate.passage),
    isBest,
    isTalk: candidate.passage.sourceId === talk,
    length: candidate.stems.length,
  };
};

/** Worth of the words that a sentence says and its headline does not, and of being the most of its kind when that is asked. */
const ADDED = 2;
const UTMOST = 3;

/** What a sentence says of the question beyond its story's headline. */
const addsOf = ({ sentence }: Candidate, { own, asksUtmost }: Wanted, says: Saying): number => {
  const open = new Map([...own].map(([stem, rarity]) => [stem, rarity * (1 - says(stem).headline)]));
  return ADDED * shareOf(open, (stem) => says(stem).inside) + (asksUtmost && saysUtmost(sentence) ? UTMOST : 0);
};

/** In a talk, another story answers when it tells most of the talk's matter, or what the question names. */
const isOfTalk = ({ passage }: Candidate, { talk, carried, names }: Wanted, says: Saying): boolean =>
  talk === undefined ||
  names.size > 0 ||
  passage.sourceId === talk ||
  shareOf(carried, (stem) => says(stem).story) > HALF;

/** What no likeness makes good: another name than the question's, another matter than the talk's. */
const mayAnswer = (candidate: Candidate, wanted: Wanted, says: Saying): boolean =>
  !candidate.isHeading &&
  isOfTalk(candidate, wanted, says) &&
  strengthIn(candidate, wanted) !== 0 &&
  [...wanted.names].every((stem) => !wanted.own.has(stem) || Math.max(says(stem).near, says(stem).headline) > 0);

/** A question with more words describes what it asks for: 'qual è la fontanella con l’acqua più fredda della città?' */
const FEW_WORDS = 3;

/** From this likeness a story does not lack a word. */
const LACKS = 0.3;
/** From this likeness a story has a word. */
const HAS = 0.89;
/** The likeliest sentences, to see how many are of one story. */
const LIKELIEST = 8;

const circumstancesOf = (wanted: Wanted, says: Saying, sameStory: number, margin: number): Circumstances => {
  const subjects = new Map([...wanted.subjects].filter((stem) => wanted.own.has(stem)).map((stem) => [stem, 1]));
  const words = [...wanted.own].filter(([stem]) => !wanted.names.has(stem));
  const near = (stem: string): number => Math.max(says(stem).near, says(stem).headline);
  const focus = [...wanted.focus].filter((stem) => wanted.own.has(stem));
  let [told, whole] = [0, 0];
  for (const [stem, rarity] of words) {
    told += rarity * near(stem);
    whole += rarity;
  }
  return {
    words: wanted.words,
    stems: wanted.stems,
    lacksSubject: shareOf(subjects, (stem) => 1 - says(stem).story),
    lead: wanted.lead,
    told,
    toldShare: whole === 0 ? 0 : told / whole,
    lacking: words.filter(([stem]) => says(stem).story < LACKS).length,
    rarestLacking: Math.max(0, ...words.map(([stem, rarity]) => rarity * (1 - says(stem).story))),
    focusInside: Math.max(0, ...focus.map((stem) => says(stem).inside)),
    focusNear: Math.max(0, ...focus.map(near)),
    sameStory,
    asksDeed: wanted.deed.some((stem) => wanted.own.has(stem)),
    isDefinition: wanted.isDefinition && wanted.words <= FEW_WORDS,
    isNews: wanted.isNews,
    alone: wanted.alone && {
      ...wanted.alone,
      known: [...wanted.own.keys()].filter((stem) => says(stem).story >= HAS).length,
      names: [...wanted.own.keys()].filter((stem) => wanted.names.has(stem)).length,
      margin,
    },
  };
};

/** The stories that the search likes best, and those whose headline repeats the question. */
const bestStories = (
  candidates: readonly Candidate[],
  { own, scoreOf }: Wanted,
  saysAt: (order: number) => Saying,
): ReadonlySet<number> => {
  const best = Math.max(...candidates.map(({ passage }) => scoreOf(passage)));
  const repeats = ({ isHeadline, order }: Candidate): boolean =>
    isHeadline && own.size > SHORT && [...own.keys()].every((stem) => saysAt(order)(stem).inside === 1);
  return new Set(
    candidates.filter((one) => scoreOf(one.passage) >= best || repeats(one)).map(({ passage }) => passage.sourceId),
  );
};

/** The likely sentences, best first, with the support of the best. */
const rank = (
  candidates: readonly Candidate[],
  wanted: Wanted,
): { quotes: Ranked[]; signs: Signs[]; around: Circumstances } | undefined => {
  const stems = new Set([...wanted.own.keys(), ...wanted.carried.keys(), ...wanted.deed, ...wanted.role]);
  const table = new Map(
    [...stems].map((stem) => {
      const alike = wanted.vocabulary.alikeTo(stem);
      // No other word replaces a name.
      const likeness = wanted.names.has(stem)
        ? (other: string) => (other === stem ? 1 : 0)
        : (other: string) => likenessOf(stem, other, alike);
      return [stem, saidBy(candidates, likeness)];
    }),
  );
  const saysAt =
    (order: number): Saying =>
    (stem) =>
      table.get(stem)?.[order] ?? nothingSaid;
  const best = bestStories(candidates, wanted, saysAt);
  const ranked = candidates
    .filter((candidate, order) => mayAnswer(candidate, wanted, saysAt(order)))
    .map((candidate) => {
      const signs = signsOf(candidate, wanted, saysAt(candidate.order), best.has(candidate.passage.sourceId));
      const adds = addsOf(candidate, wanted, saysAt(candidate.order));
      return { ...candidate, signs, value: likelihoodOf(signs), adds };
    })
    .sort((one, other) => other.value - one.value || one.order - other.order);
  const [first] = ranked;
  if (!first) return undefined;
  const sameStory = ranked
    .slice(0, LIKELIEST)
    .filter(({ passage }) => passage.sourceId === first.passage.sourceId).length;
  const other = ranked.find(({ passage }) => passage.sourceId !== first.passage.sourceId);
  const margin = first.value - (other?.value ?? Number.NEGATIVE_INFINITY);
  const around = circumstancesOf(wanted, saysAt(first.order), sameStory, margin);
  return { quotes: ranked, signs: ranked.map(({ signs }) => signs), around };
};

/** The sentences that answer a question, best first, and how well the best is supported; above 0 it may be quoted. */
export interface Answer {
  readonly quotes: readonly Quote[];
  readonly support: number;
  /** The quotes may not answer: their story is the one that was meant, but it says it otherwise or not at all. */
  readonly isHedged: boolean;
  /** The sentences that would be quoted if it were enough. */
  readonly likely: readonly Quote[];
  /** The likeliest sentence of each of the likeliest stories, headlines aside: what to show beside a refusal. */
  readonly nearest: readonly Candidate[];
  /** How well the nearest is supported, also when it does not hold what is asked for. */
  readonly nearness: number;
  /** Share of the question that the story of the best sentence lacks. */
  readonly absent: number;
}

/** Stories to show beside a refusal. */
const NEAREST = 2;

const nearestIn = (ranked: readonly Ranked[]): Candidate[] => {
  const byStory = new Map<number, Candidate>();
  for (const one of ranked) {
    const { sourceId } = one.passage;
    if (!one.isHeadline && !byStory.has(sourceId)) byStory.set(sourceId, one);
  }
  return [...byStory.values()].slice(0, NEAREST);
};

/** Sentences that are enough when the first holds the answer to the letter. */
const ENOUGH = 4;
/** Most sentences of an answer that may not be one. */
const HEDGED = 4;

const none = { quotes: [], isHedged: false, likely: [], support: Number.NEGATIVE_INFINITY, absent: 1 };

/** The sentences that best answer a question, at most `most`; none when the best is not supported enough. */
export const bestQuotes = (candidates: readonly Candidate[], wanted: Wanted, most: number): Answer => {
  const ranked = rank(candidates, wanted);
  const [signs] = ranked?.signs ?? [];
  if (!ranked || !signs) {
    // No sentence holds what is asked for: its story may still be the one that was meant.
    const { nearest, support } = wanted.strengthOf
      ? bestQuotes(candidates, { ...wanted, strengthOf: undefined }, 1)
      : { nearest: [], support: Number.NEGATIVE_INFINITY };
    return { ...none, nearest, nearness: support };
  }
  const support = supportOf(signs, ranked.around);
  const isLiteral = (signs.strength ?? 0) >= TO_THE_LETTER;
  const chosen = chooseQuotes(
    ranked.quotes,
    wanted.strengthOf !== undefined,
    isLiteral ? Math.min(most, ENOUGH) : most,
  );
  // Without a single fact to say first, the sentences read in the order of their stories.
  const likely = wanted.strengthOf ? chosen : chosen.toSorted((one, other) => one.order - other.order);
  const nearest = nearestIn(ranked.quotes);
  const isHedged = support < 0 && mayHedge(support, signs, ranked.around);
  const quotes = isHedged ? chosen.slice(0, HEDGED) : support < 0 ? [] : likely;
  return { quotes, isHedged, likely, nearest, nearness: support, support, absent: signs.absent };
};
