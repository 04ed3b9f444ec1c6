/** A word of a search: its clause in a text search query, what it adds to a score, and the share of passages that have it. */
export interface Weighed {
  readonly clause: string;
  readonly value: number;
  readonly share: number;
}

/** More words than this do not make a query narrower, only longer. */
const MOST_WORDS = 9;
/** Shares of the whole value to ask for, highest first. */
const STEPS = Array.from({ length: 20 }, (_, step) => 1 - step / 20);

/** Share of passages whose words are worth at least `need`, if words were independent of one another. */
const shareWith = (words: readonly Weighed[], need: number): number => {
  if (need <= 0) return 1;
  const [first, ...rest] = words;
  if (!first) return 0;
  return first.share * shareWith(rest, need - first.value) + (1 - first.share) * shareWith(rest, need);
};

const either = (one: string | null, other: string | null): string | null => {
  if (one === '' || other === '') return '';
  if (one === null || other === null) return one ?? other;
  return `(${one} | ${other})`;
};

/** The query for passages worth at least `need`; '' for all, null for none. */
const queryFor = (words: readonly Weighed[], need: number): string | null => {
  if (need <= 0) return '';
  const [first, ...rest] = words;
  if (!first) return null;
  const after = queryFor(rest, need - first.value);
  const having = after === null ? null : after === '' ? first.clause : `${first.clause} & ${after}`;
  return either(having, queryFor(rest, need));
};

/**
 * The text search query of the passages that have so much of the words' value that about `target` of `total` do: any word
 * if few passages have one, else the rare words, or more of the frequent ones together. Without words, null.
 */
export const thresholdQuery = (all: readonly Weighed[], total: number, target: number): string | null => {
  const words = all.toSorted((one, other) => other.value - one.value);
  const anyShare = words.reduce((sum, { share }) => sum + share, 0);
  if (anyShare * total <= target) return words.map(({ clause }) => clause).join(' | ') || null;
  const some = words.slice(0, MOST_WORDS);
  const whole = some.reduce((sum, { value }) => sum + value, 0);
  const least = STEPS.filter((step) => shareWith(some, step * whole) * total <= target).at(-1) ?? 1;
  // A sum of values that rounds differently must not exclude a passage with all words.
  return queryFor(some, least * whole - 1e-9);
};
