/** Stems that mean the same in the news; the first is their head. `near`: stems of the same matter. */
export interface Family {
  readonly same: readonly string[];
  readonly near: readonly string[];
}

/** How much stems of one family say the same, 0 to 1: with its head, with each other, and of the same matter. */
const HEADED = 0.8;
const MEMBERS = 0.65;
const NEAR = 0.4;
/** A stem of more families than this says less of each. */
const MANY = 4;
/** Another form of a word, such as 'inaugural' of 'inaugur'. */
export const SAME_WORD = 0.9;

/** 'aprono' has the stem 'apron', 'vincitore' the stem 'vincitor'. */
const rootOf = (stem: string): string => stem.replace(/(?:[ao]n|[ai]tor|[ai]tric|[ai]ment)$/, '');

/** Stems with the same beginning of this many letters mean the same when it is most of the longer one. */
const BEGINNING = 5;
const MOST = 0.6;

const beginAlike = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const isWhole = same === Math.min(one.length, other.length);
  return same >= (isWhole ? BEGINNING : BEGINNING + 1) && same >= Math.max(one.length, other.length) * MOST;
};

/** Which words say nearly the same. */
export interface Vocabulary {
  /** The other stems that mean the same as a stem or are of its matter, with how much they do. */
  alikeTo(stem: string): ReadonlyMap<string, number>;
}

const likenessIn = ({ same }: Family, one: string, other: string): number => {
  if (!same.includes(one) || !same.includes(other)) return NEAR;
  return same[0] === one || same[0] === other ? HEADED : MEMBERS;
};

/** The words of families; two that share several families are as alike as in the best of them. */
export const vocabularyOf = (families: readonly Family[]): Vocabulary => {
  const familiesByStem = new Map<string, Family[]>();
  for (const family of families)
    for (const stem of new Set([...family.same, ...family.near])) {
      const others = familiesByStem.get(stem);
      if (others) others.push(family);
      else familiesByStem.set(stem, [family]);
    }
  const read = (stem: string): ReadonlyMap<string, number> => {
    const own = familiesByStem.has(stem) ? stem : rootOf(stem);
    const found = new Map<string, number>();
    for (const family of familiesByStem.get(own) ?? [])
      for (const other of [...family.same, ...family.near]) {
        if (other === stem) continue;
        const spread = Math.max(familiesByStem.get(own)?.length ?? 1, familiesByStem.get(other)?.length ?? 1);
        const likeness = likenessIn(family, own, other) * Math.min(1, MANY / spread);
        found.set(other, Math.max(found.get(other) ?? 0, likeness));
      }
    return found;
  };
  const known = new Map<string, ReadonlyMap<string, number>>();
  return {
    alikeTo: (stem) => {
      const found = known.get(stem) ?? read(stem);
      known.set(stem, found);
      return found;
    },
  };
};

/** How much a stem says the same as another one whose alike stems are given: 1 is the same, 0 something else. */
export const likenessOf = (stem: string, other: string, alike: ReadonlyMap<string, number>): number => {
  if (stem === other) return 1;
  const family = alike.get(other) ?? alike.get(rootOf(other)) ?? 0;
  return beginAlike(stem, other) ? Math.max(SAME_WORD, family) : family;
};
