import { type Circumstances, likelihoodOf, type Signs, supportOf } from '../../../../src/rules/chatbot/support.ts';
import { type Candidate, type Distance, distancesTo, HEADLINE, KIN, NEAR, NOWHERE } from './candidates.ts';
import type { StoryPassage } from './stories.ts';

/** What a sentence must say to be quoted. Stems carry their rarity. */
export interface Wanted {
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
  /** It asks what the paper wrote of a matter. */
  readonly isNews: boolean;
  /** It asks what something is: 'qual è la capitale dell’Australia?' */
  readonly isDefinition: boolean;
  /** How well a sentence holds the amount, time, person or place that is asked for; undefined when none is. */
  readonly strengthOf: ((sentence: string) => number) | undefined;
  /** How much better the best story of the search is than the second, 0 to 1. */
  readonly lead: number;
  /** The story that the talk is about. */
  readonly talk: number | undefined;
  /** Score of a sentence's story, 0 to 1. */
  scoreOf(passage: StoryPassage): number;
}

/** A verbatim sentence that answers a question, with its passage. */
export interface Quote extends Candidate {
  /** How much less likely it answers the question than the best one. */
  readonly behind: number;
}

interface Ranked extends Candidate {
  readonly value: number;
}

const FURTHER = 5;
/** A longer question that a headline repeats is that headline: a reader typed or pasted it. */
const SHORT = 2;
/** Part of a word's share that an other form of it has. */
const KIN_SHARE = 0.9;
/** A further quote is at most this much less likely than the best. */
const MOST_BEHIND = 2.5;

const isBeside = (distance: Distance): boolean => distance > KIN && distance <= NEAR;
const isInside = (distance: Distance): boolean => distance <= KIN;
const isNear = (distance: Distance): boolean => distance <= NEAR || distance === HEADLINE;
const isFurther = (distance: Distance): boolean => (distance > NEAR && distance <= FURTHER) || distance === HEADLINE;
const isAbsent = (distance: Distance): boolean => distance === NOWHERE;

/** How far each stem is from a sentence. */
type Distances = (stem: string) => Distance;

const shareOf = (stems: ReadonlyMap<string, number>, part: (stem: string) => number): number => {
  let [share, whole] = [0, 0];
  for (const [stem, rarity] of stems) {
    share += rarity * part(stem);
    whole += rarity;
  }
  return whole === 0 ? 0 : share / whole;
};

const count = (isCounted: boolean): number => (isCounted ? 1 : 0);

const signsOf = (
  candidate: Candidate,
  wanted: Wanted,
  distance: Distances,
  opens: (stem: string) => boolean,
  isBest: boolean,
): Signs => {
  const { own, carried, talk, strengthOf, scoreOf } = wanted;
  const score = scoreOf(candidate.passage);
  return {
    inside: shareOf(own, (stem) => (distance(stem) === 0 ? 1 : KIN_SHARE * count(isInside(distance(stem))))),
    head: shareOf(own, (stem) => count(candidate.headline.includes(stem))),
    opening: shareOf(own, (stem) => count(candidate.headline.includes(stem) || opens(stem))),
    beside: shareOf(own, (stem) => count(isBeside(distance(stem)))),
    further: shareOf(own, (stem) => count(isFurther(distance(stem)))),
    elsewhere: shareOf(own, (stem) => count(distance(stem) > FURTHER && distance(stem) < HEADLINE)),
    absent: shareOf(own, (stem) => count(isAbsent(distance(stem)))),
    matter: shareOf(carried, (stem) => count(isNear(distance(stem)))),
    lacksMatter: shareOf(carried, (stem) => count(isAbsent(distance(stem)))),
    strength: strengthOf?.(candidate.sentence),
    leads: candidate.leads,
    score,
    isBest,
    isTalk: candidate.passage.sourceId === talk,
    length: candidate.stems.length,
  };
};

/** What no likeness makes good: another name, deed or office than the question's. */
const mayAnswer = (candidate: Candidate, wanted: Wanted, distance: Distances): boolean =>
  !candidate.isHeading &&
  wanted.strengthOf?.(candidate.sentence) !== 0 &&
  [...wanted.names].every((stem) => !wanted.own.has(stem) || isNear(distance(stem))) &&
  wanted.deed.every((stem) => !isAbsent(distance(stem))) &&
  wanted.role.every((stem) => isInside(distance(stem)));

const circumstancesOf = (wanted: Wanted, distance: Distances, margin: number): Circumstances => {
  const lacking = [...wanted.own].filter(([stem]) => isAbsent(distance(stem)));
  const subjects = [...wanted.subjects].filter((stem) => wanted.own.has(stem));
  return {
    words: wanted.own.size,
    lacking: lacking.length,
    rarestLacking: Math.max(0, ...lacking.map(([, rarity]) => rarity)),
    lacksSubject: subjects.filter((stem) => isAbsent(distance(stem))).length / Math.max(1, subjects.length),
    lead: wanted.lead,
    margin,
    hasNames: wanted.names.size > 0,
    isDefinition: wanted.isDefinition,
    isNews: wanted.isNews,
  };
};

/** The stories that the search likes best, and those whose headline repeats the question. */
const bestStories = (
  candidates: readonly Candidate[],
  { own, scoreOf }: Wanted,
  distanceAt: (order: number) => Distances,
): ReadonlySet<number> => {
  const best = Math.max(...candidates.map(({ passage }) => scoreOf(passage)));
  const repeats = ({ isHeadline, order }: Candidate): boolean =>
    isHeadline && own.size > SHORT && [...own.keys()].every((stem) => distanceAt(order)(stem) === 0);
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
  const table = new Map([...stems].map((stem) => [stem, distancesTo(candidates, stem, wanted.names.has(stem))]));
  const distanceAt =
    (order: number): Distances =>
    (stem) =>
      table.get(stem)?.[order] ?? NOWHERE;
  const best = bestStories(candidates, wanted, distanceAt);
  const openings = new Map<number, number[]>();
  for (const { leads, order, passage } of candidates)
    if (leads) openings.set(passage.sourceId, [...(openings.get(passage.sourceId) ?? []), order]);
  const ranked = candidates
    .filter((candidate, order) => mayAnswer(candidate, wanted, distanceAt(order)))
    .map((candidate) => {
      const { sourceId } = candidate.passage;
      const opens = (stem: string): boolean =>
        openings.get(sourceId)?.some((order) => isInside(distanceAt(order)(stem))) ?? false;
      const signs = signsOf(candidate, wanted, distanceAt(candidate.order), opens, best.has(sourceId));
      return { ...candidate, signs, value: likelihoodOf(signs) };
    })
    .sort((one, other) => other.value - one.value || one.order - other.order);
  const [first] = ranked;
  if (!first) return undefined;
  const other = ranked.find(({ passage }) => passage.sourceId !== first.passage.sourceId);
  const margin = other ? first.value - other.value : Number.POSITIVE_INFINITY;
  const around = circumstancesOf(wanted, distanceAt(first.order), margin);
  return { quotes: ranked, signs: ranked.map(({ signs }) => signs), around };
};

/** The sentences that answer a question, best first, and how well the best is supported; above 0 it may be quoted. */
export interface Answer {
  readonly quotes: readonly Quote[];
  readonly support: number;
}

/** The sentences that best answer a question, at most `most`; none when the best is not supported enough. */
export const bestQuotes = (candidates: readonly Candidate[], wanted: Wanted, most: number): Answer => {
  const ranked = rank(candidates, wanted);
  const [signs] = ranked?.signs ?? [];
  if (!ranked || !signs) return { quotes: [], support: Number.NEGATIVE_INFINITY };
  const support = supportOf(signs, ranked.around);
  if (support < 0) return { quotes: [], support };
  const [first] = ranked.quotes;
  // A headline answers with a fact; without one, sentences say more than it does.
  const firstSentence = wanted.strengthOf ? first : (ranked.quotes.find(({ isHeadline }) => !isHeadline) ?? first);
  const chosen: Quote[] = [];
  for (const quote of ranked.quotes) {
    const behind = ((quote.isHeadline ? first : firstSentence)?.value ?? 0) - quote.value;
    if (chosen.length === most) break;
    const isNew = !chosen.some(({ sentence }) => sentence === quote.sentence);
    if (isNew && behind <= MOST_BEHIND) chosen.push({ ...quote, behind });
  }
  // Without a single fact to say first, the sentences read in the order of their stories.
  return { quotes: wanted.strengthOf ? chosen : chosen.sort((one, other) => one.order - other.order), support };
};
