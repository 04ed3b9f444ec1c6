import type { Queryable } from '../db/db.ts';
import type { Hit } from '../retrieval/search.ts';
import { stemsOf } from '../retrieval/stems.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence that supports an answer, word for word, with the passage that it stands in. */
export interface Quote {
  readonly sentence: string;
  readonly passage: Hit;
}

const MOST = 3;
/** Beyond this many stems a sentence pays for its length. */
const SHORT_ENOUGH = 14;
const LONG_PENALTY = 0.025;
/** A sentence must say at least this share of what the best one says. */
const LEAST_SHARE = 0.35;
/** What a stem still counts that the headline or a chosen sentence has. */
const SAID_BEFORE = 0.5;

interface Candidate extends Quote {
  readonly order: number;
  readonly stems: ReadonlySet<string>;
  readonly length: number;
  /** Stems of the headline: what they say is said before the sentence begins. */
  readonly known: ReadonlySet<string>;
}

const candidatesOf = async (db: Queryable, passages: readonly Hit[]): Promise<Candidate[]> => {
  const sentences = passages.flatMap((passage) =>
    passage.body
      .split(/\n{2,}/)
      .filter((paragraph) => !paragraph.startsWith('## '))
      .flatMap(sentencesOf)
      .map((sentence) => ({ sentence, passage })),
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

/**
 * The sentences that say most of what a question asks, best passages first: each by the weight of the question's stems
 * in it, less for length, times the passage's score; a sentence that only repeats what is already said counts little.
 * `weights` values each stem of the question.
 */
export const bestQuotes = async (
  db: Queryable,
  passages: readonly Hit[],
  weights: ReadonlyMap<string, number>,
): Promise<Quote[]> => {
  const best = passages[0]?.score ?? 1;
  const said = new Set<string>();
  const value = ({ stems, length, passage, known }: Candidate): number => {
    let sum = 0;
    for (const [stem, weight] of weights) {
      if (stems.has(stem)) sum += said.has(stem) || known.has(stem) ? weight * SAID_BEFORE : weight;
    }
    const damping = 1 + LONG_PENALTY * Math.max(0, length - SHORT_ENOUGH);
    return (sum / damping) * (passage.score / best);
  };
  let left = await candidatesOf(db, passages);
  const chosen: Candidate[] = [];
  let top = 0;
  while (chosen.length < MOST && left.length > 0) {
    const [next] = left.map((candidate) => ({ candidate, worth: value(candidate) })).sort((a, b) => b.worth - a.worth);
    if (!next || next.worth <= 0 || next.worth < top * LEAST_SHARE) break;
    top = Math.max(top, next.worth);
    chosen.push(next.candidate);
    for (const stem of next.candidate.stems) said.add(stem);
    left = left.filter(({ order, sentence }) => order !== next.candidate.order && sentence !== next.candidate.sentence);
  }
  const [first, ...rest] = chosen;
  // The best one leads; what follows from the same article comes in reading order.
  return first ? [first, ...rest.sort((a, b) => a.order - b.order)] : [];
};
