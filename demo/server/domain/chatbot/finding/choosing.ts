import type { Candidate } from '../candidates.ts';

/** A verbatim sentence that answers a question, with its passage. */
export interface Quote extends Candidate {
  /** How much less likely it answers the question than the best one. */
  readonly behind: number;
}

/** A sentence with how likely it answers the question. */
export interface Ranked extends Candidate {
  readonly value: number;
  /** What it says beyond its headline of what is asked: it counts once the story is known. */
  readonly adds: number;
}

/** A further quote is at most this much less likely than the best; a sentence of the same story, this much. */
const MOST_BEHIND = 3.2;
const MOST_BEHIND_WITHIN = 6;

/**
 * The sentences to quote, likeliest first. `isTyped`: the question asks for an amount, a time, a place or a person. The first
 * sentence tells the story; of this story's further ones, those come first that say what its headline leaves open.
 */
export const chooseQuotes = (ranked: readonly Ranked[], isTyped: boolean, most: number): Quote[] => {
  const [first, ...others] = ranked;
  if (!first) return [];
  // A headline answers with a fact; without one, sentences say more than it does.
  const firstSentence = isTyped ? first : (ranked.find(({ isHeadline }) => !isHeadline) ?? first);
  const isWithin = ({ isHeadline, passage }: Ranked): boolean =>
    !isHeadline && passage.sourceId === first.passage.sourceId;
  const worth = (one: Ranked): number => one.value + (isWithin(one) ? one.adds : 0);
  const chosen: Quote[] = [];
  for (const quote of [
    first,
    ...others.toSorted((one, other) => worth(other) - worth(one) || one.order - other.order),
  ]) {
    if (chosen.length === most) break;
    const best = (quote.isHeadline ? first : firstSentence).value;
    const behind = quote === first ? best - quote.value : Math.max(0, best - worth(quote));
    const isNew = !chosen.some(({ sentence }) => sentence === quote.sentence);
    if (isNew && behind <= (isWithin(quote) ? MOST_BEHIND_WITHIN : MOST_BEHIND)) chosen.push({ ...quote, behind });
  }
  return chosen;
};
