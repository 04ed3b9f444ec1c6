import type { Stems } from './stems.ts';

/** A text of one brand, as stems. */
export interface KinEntry {
  readonly id: number;
  readonly brandId: number;
  readonly head: Stems;
  readonly body: Stems;
}

/** A headline's word says more of the matter than one of the body. */
const HEAD = 3;
/** Texts less alike than this do not treat the same matter. */
const LEAST_LIKENESS = 0.15;

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

const likeness = (a: Vector, b: Vector): number => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
};

/**
 * For each entry, those of the other brands that treat the same matter: two entries are kin when each is the other's
 * likest in that brand (cosine of tf-idf), and alike enough. Answers ids.
 */
export const kinOf = (entries: readonly KinEntry[]): Map<number, number[]> => {
  const df = documentFrequencies(entries);
  const idf = (stem: string): number => Math.log(1 + entries.length / (df.get(stem) ?? 1));
  const vectors = new Map(entries.map((entry) => [entry.id, vectorOf(entry, idf)]));
  const brands = Map.groupBy(entries, ({ brandId }) => brandId);
  const likest = (entry: KinEntry, brandId: number): { id: number; alike: number } => {
    let best = { id: -1, alike: 0 };
    const own = vectors.get(entry.id) ?? new Map();
    for (const { id } of brands.get(brandId) ?? []) {
      const alike = likeness(own, vectors.get(id) ?? new Map());
      if (alike > best.alike) best = { id, alike };
    }
    return best;
  };
  const choices = new Map(
    entries.map((entry) => [
      entry.id,
      [...brands.keys()].filter((brandId) => brandId !== entry.brandId).map((brandId) => likest(entry, brandId)),
    ]),
  );
  const chose = (id: number, other: number): boolean => choices.get(id)?.some((choice) => choice.id === other) ?? false;
  return new Map(
    entries.map(({ id }) => [
      id,
      (choices.get(id) ?? [])
        .filter((choice) => choice.alike >= LEAST_LIKENESS && chose(choice.id, id))
        .map((choice) => choice.id),
    ]),
  );
};
