import type { Queryable } from '../../db/db.ts';
import { stemsOf } from '../search/stems.ts';
import type { Passage } from './search-articles.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence that supports an answer, word for word, with the passage that it stands in. */
export interface Quote {
  readonly sentence: string;
  readonly passage: Passage;
}

const MOST = 3;
/** Beyond this many stems a sentence pays for its length. */
const SHORT_ENOUGH = 14;
const LONG_PENALTY = 0.025;
/** What a stem of the question counts that stands in the headline alone, and what is left of one already quoted. */
const IN_HEADLINE = 0.5;
const SAID_BEFORE = 0.5;
/** The sign of an answer, a number where 'quanto' was asked, counts so many times the rest. */
const SIGN = 1.4;
/** An article says the most important thing first: so many sentences of it count so many times the rest. */
const LEAD = 3;
const LEADING = 1.3;
/** A sentence must carry this share of what is asked by itself, and this much of it with its headline. */
const LEAST_OWN = 0.12;
const LEAST_CARRIED = 0.45;
/** One that follows must be worth this share of the best one, from another article more, and carry hardly less. */
const LEAST_SHARE = 0.5;
const LEAST_ELSEWHERE = 0.75;
const LEAST_AS_MUCH = 0.6;

interface Candidate extends Quote {
  readonly order: number;
  readonly leads: boolean;
  readonly stems: ReadonlySet<string>;
  readonly length: number;
  /** Stems of the headline: what they say is said before the sentence begins. */
  readonly known: ReadonlySet<string>;
}

const candidatesOf = async (db: Queryable, passages: readonly Passage[]): Promise<Candidate[]> => {
  const sentences = passages.flatMap((passage) =>
    passage.body
      .split(/\n{2,}/)
      .filter((paragraph) => !paragraph.startsWith('## '))
      .flatMap(sentencesOf)
      .map((sentence, index) => ({ sentence, passage, leads: passage.ord === 0 && index < LEAD })),
  );
  const stems = await stemsOf(
    db,
    sentences.map(({ sentence }) => sentence),
  );
  const headlines = await stemsOf(
    db,
    passages.map(({ headline }) => headline),
  );
  const known = new Map(passages.map(({ id }, index) => [id, new Set(headlines[index])]));
  return sentences.map((quote, order) => {
    const own = stems[order] ?? [];
    return {
      ...quote,
      order,
      stems: new Set(own),
      length: own.length,
      known: known.get(quote.passage.id) ?? new Set(),
    };
  });
};

/** How much of what is asked a sentence carries by itself, and with its headline; shares of the whole. */
interface Carrying extends Candidate {
  readonly own: number;
  readonly carried: number;
}

const carrying = (candidate: Candidate, weights: ReadonlyMap<string, number>): Carrying => {
  const { stems, known } = candidate;
  let [own, carried, whole] = [0, 0, 0];
  for (const [stem, weight] of weights) {
    whole += weight;
    if (stems.has(stem)) own += weight;
    if (stems.has(stem) || known.has(stem)) carried += weight;
  }
  return { ...candidate, own: own / whole, carried: carried / whole };
};

/**
 * The sentences that say most of what a question asks, and no more of them than support it: each by the weight of the
 * question's stems in it and over it, less for length, times the passage's score; a sentence that only repeats what is
 * already said counts little. `weights` values each stem of the question, `sign` is what an answer must have in it.
 */
export const bestQuotes = async (
  db: Queryable,
  passages: readonly Passage[],
  weights: ReadonlyMap<string, number>,
  sign: RegExp | undefined,
): Promise<Quote[]> => {
  const best = passages[0]?.score ?? 1;
  const said = new Set<string>();
  const chosen: Carrying[] = [];
  const isSign = ({ sentence }: Carrying): boolean => sign?.test(sentence) ?? false;
  const isWhereFirst = ({ passage }: Carrying): boolean => chosen[0]?.passage.sourceId === passage.sourceId;
  const bringsSign = (candidate: Carrying): boolean =>
    isWhereFirst(candidate) && isSign(candidate) && !chosen.some(isSign);
  const saysMore = (candidate: Carrying): boolean =>
    [...weights.keys()].some((stem) => candidate.stems.has(stem) && !said.has(stem)) || bringsSign(candidate);
  const worthOf = (candidate: Carrying): number => {
    const { stems, length, passage, known, leads, carried } = candidate;
    let sum = 0;
    for (const [stem, weight] of weights) {
      const share = stems.has(stem) ? 1 : known.has(stem) ? IN_HEADLINE : 0;
      sum += weight * share * (said.has(stem) && !bringsSign(candidate) ? SAID_BEFORE : 1);
    }
    const damping = 1 + LONG_PENALTY * Math.max(0, length - SHORT_ENOUGH);
    return (sum / damping) * carried * (passage.score / best) * (isSign(candidate) ? SIGN : 1) * (leads ? LEADING : 1);
  };
  let left = (await candidatesOf(db, passages))
    .map((candidate) => carrying(candidate, weights))
    .filter(({ own, carried }) => own >= LEAST_OWN && carried >= LEAST_CARRIED);
  let top = 0;
  while (chosen.length < MOST) {
    const [next] = left
      .map((candidate) => ({ candidate, worth: worthOf(candidate) }))
      .filter(({ candidate, worth }) => worth >= top * (isWhereFirst(candidate) ? LEAST_SHARE : LEAST_ELSEWHERE))
      .sort((a, b) => b.worth - a.worth);
    if (!next) break;
    const { candidate, worth } = next;
    top = Math.max(top, worth);
    chosen.push(candidate);
    for (const stem of candidate.stems) said.add(stem);
    left = left.filter(
      (one) =>
        one.order !== candidate.order &&
        one.sentence !== candidate.sentence &&
        one.carried >= candidate.carried * LEAST_AS_MUCH &&
        saysMore(one),
    );
  }
  const [first, ...rest] = chosen;
  // The best one leads; what follows comes in reading order.
  return first ? [first, ...rest.sort((a, b) => a.order - b.order)] : [];
};
