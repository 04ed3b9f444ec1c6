import type { Stems } from './stems.ts';

/** A text of one brand, as stems. */
export interface KinEntry {
  readonly id: number;
  readonly brandId: number;
  readonly head: Stems;
  readonly body: Stems;
}

/** Weight of a headline word relative to a body word. */
const HEAD = 3;
/** Least similarity of texts about the same matter. */
const MIN_SIMILARITY = 0.15;

type Vector = ReadonlyMap<string, number>;

const documentFrequencies = (entries: readonly KinEntry[]): Map<string, number> => {
  const df = new Map<string, number>();
  for (const { head, body } of entries) {
    for (const stem of new Set([...head, ...body])) df.set(stem, (df.get(stem) ?? 0) + 1);
  }
  return df;
};

const vectorOf = ({ head, body }: KinEntry, idf: (stem: string) => number): Vector => {
  const counts = new Map<string, number>();
  for (const stem of body) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weights = new Map([...counts].map(([stem, count]) => [stem, (1 + Math.log(count)) * idf(stem)]));
  for (const stem of new Set(head)) weights.set(stem, (weights.get(stem) ?? 0) + HEAD * idf(stem));
  const length = Math.hypot(...weights.values()) || 1;
  return new Map([...weights].map(([stem, weight]) => [stem, weight / length]));
};

const similarity = (a: Vector, b: Vector): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
};

/**
 * The ids of each entry's kin: entries of other brands about the same matter. Two entries are kin when each is the most
 * similar to the other in its brand (cosine of tf-idf), above a minimum.
 */
export const kinOf = (entries: readonly KinEntry[]): Map<number, number[]> => {
  const df = documentFrequencies(entries);
  const idf = (stem: string): number => Math.log(1 + entries.length / (df.get(stem) ?? 1));
  const vectors = new Map(entries.map((entry) => [entry.id, vectorOf(entry, idf)]));
  const brands = Map.groupBy(entries, ({ brandId }) => brandId);
  const mostSimilar = (entry: KinEntry, brandId: number): { id: number; score: number } => {
    let best = { id: -1, score: 0 };
    const own = vectors.get(entry.id) ?? new Map();
    for (const { id } of brands.get(brandId) ?? []) {
      const score = similarity(own, vectors.get(id) ?? new Map());
      if (score > best.score) best = { id, score };
    }
    return best;
  };
  const choices = new Map(
    entries.map((entry) => [
      entry.id,
      [...brands.keys()].filter((brandId) => brandId !== entry.brandId).map((brandId) => mostSimilar(entry, brandId)),
    ]),
  );
  const chose = (id: number, other: number): boolean => choices.get(id)?.some((choice) => choice.id === other) ?? false;
  return new Map(
    entries.map(({ id }) => [
      id,
      (choices.get(id) ?? [])
        .filter((choice) => choice.score >= MIN_SIMILARITY && chose(choice.id, id))
        .map((choice) => choice.id),
    ]),
  );
};
