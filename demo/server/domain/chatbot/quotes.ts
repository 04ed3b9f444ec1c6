import type { Queryable } from '../../db/db.ts';
import { stemsOf } from '../search/stems.ts';
import type { Passage } from './search-articles.ts';
import { sentencesOf } from './sentences.ts';

/** A verbatim sentence that supports an answer, with its passage. */
export interface Quote {
  readonly sentence: string;
  readonly passage: Passage;
}

const MAX_QUOTES = 3;
/** A sentence with more stems than this loses value with its length. */
const SHORT_ENOUGH = 14;
const LONG_PENALTY = 0.025;
/** Weights of a question's stem that is only in the headline, and of one already quoted. */
const IN_HEADLINE = 0.5;
const SAID_BEFORE = 0.5;
/** Factor for a sentence with the sign of an answer, such as a number for 'quanto'. */
const SIGN = 1.4;
/** An article begins with the most important: its first LEAD sentences get the factor LEADING. */
const LEAD = 3;
const LEADING = 1.3;
/** Least share of the question in the sentence itself, and together with its headline. */
const MIN_OWN = 0.12;
const MIN_CARRIED = 0.45;
/** Least value of a further quote relative to the best one, from the same article and from another. */
const MIN_SHARE = 0.5;
const MIN_SHARE_ELSEWHERE = 0.75;
/** Least share of the question in a further quote, relative to the quote before it. */
const MIN_RELATIVE_CARRIED = 0.6;

interface Candidate extends Quote {
  readonly order: number;
  readonly leads: boolean;
  readonly stems: ReadonlySet<string>;
  readonly length: number;
  /** Stems of the headline. */
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

/** Shares of the question in the sentence itself (`own`), and together with its headline (`carried`). */
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
 * The sentences that best answer a question. The value of a sentence is the weight of the question's stems in it and in its
 * headline, reduced for length, times the passage's score; repeated stems count less. `weights`: weight of each stem of
 * the question. `sign`: pattern of an answer.
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
  const isOfFirstArticle = ({ passage }: Carrying): boolean => chosen[0]?.passage.sourceId === passage.sourceId;
  const addsSign = (candidate: Carrying): boolean =>
    isOfFirstArticle(candidate) && isSign(candidate) && !chosen.some(isSign);
  const addsNew = (candidate: Carrying): boolean =>
    [...weights.keys()].some((stem) => candidate.stems.has(stem) && !said.has(stem)) || addsSign(candidate);
  const quoteValue = (candidate: Carrying): number => {
    const { stems, length, passage, known, leads, carried } = candidate;
    let sum = 0;
    for (const [stem, weight] of weights) {
      const share = stems.has(stem) ? 1 : known.has(stem) ? IN_HEADLINE : 0;
      sum += weight * share * (said.has(stem) && !addsSign(candidate) ? SAID_BEFORE : 1);
    }
    const damping = 1 + LONG_PENALTY * Math.max(0, length - SHORT_ENOUGH);
    return (sum / damping) * carried * (passage.score / best) * (isSign(candidate) ? SIGN : 1) * (leads ? LEADING : 1);
  };
  let left = (await candidatesOf(db, passages))
    .map((candidate) => carrying(candidate, weights))
    .filter(({ own, carried }) => own >= MIN_OWN && carried >= MIN_CARRIED);
  let top = 0;
  while (chosen.length < MAX_QUOTES) {
    const [next] = left
      .map((candidate) => ({ candidate, value: quoteValue(candidate) }))
      .filter(({ candidate, value }) => value >= top * (isOfFirstArticle(candidate) ? MIN_SHARE : MIN_SHARE_ELSEWHERE))
      .sort((a, b) => b.value - a.value);
    if (!next) break;
    const { candidate, value } = next;
    top = Math.max(top, value);
    chosen.push(candidate);
    for (const stem of candidate.stems) said.add(stem);
    left = left.filter(
      (one) =>
        one.order !== candidate.order &&
        one.sentence !== candidate.sentence &&
        one.carried >= candidate.carried * MIN_RELATIVE_CARRIED &&
        addsNew(one),
    );
  }
  const [first, ...rest] = chosen;
  // The best quote is first; the others follow in reading order.
  return first ? [first, ...rest.sort((a, b) => a.order - b.order)] : [];
};
