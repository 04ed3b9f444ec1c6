/** Stems that mean the same in the news; the first is their head. `near`: stems of the same matter. */
export interface Family {
  readonly same: readonly string[];
  readonly near: readonly string[];
}

/** A kind of things, by each of its names, and the things: a reader’s 'animale' is the story's 'volpe'. */
export interface Kind {
  readonly names: readonly string[];
  readonly things: readonly string[];
}

/** What a newspaper's words have in common. */
export interface Words {
  readonly families: readonly Family[];
  /** Forms of one word: 'vinse' and 'vittoria'. */
  readonly forms: readonly (readonly string[])[];
  readonly kinds: readonly Kind[];
}

/** How much stems of one family say the same, 0 to 1: with its head, with each other, and of the same matter. */
const HEADED = 0.8;
const MEMBERS = 0.65;
const NEAR = 0.4;
/** The name of a kind says so much of a thing of it, and a thing of the name of its kind. */
const THING = 0.5;
const KIND = 0.25;
/** Two stems that are both of more families than this, and share few of them, say less of each other. */
const MANY = 4;
/** Another form of a word, such as 'inaugural' of 'inaugur'. */
export const SAME_WORD = 0.9;

/** 'aprono' has the stem 'apron', 'vincitore' the stem 'vincitor'. */
const rootOf = (stem: string): string => stem.replace(/(?:[ao]n|[ai]tor|[ai]tric|[ai]ment)$/, '');

/** 'Vitellina' is a 'vitello', 'vecchissima' is 'vecchia', 'pezzetto' a 'pezzo'. */
const altered = /^(.{3,})(?:ett|in|ell|issim|ucci|uzz|ott|icin|icell|on|acc)$/;
/** 'Vecchi-' has the stem 'vecc'. */
const plainOf = (stem: string): string | undefined => altered.exec(stem)?.[1]?.replace(/(?<=[cg])h$/, '');
/** Another size or degree says the same, a little less. */
const ALTERED = 0.75;

/** 'Ricaricare' is 'caricare' again. */
const AGAIN = 'ri';
const SHORTEST_AGAIN = 4;
const repeated = (stem: string): readonly string[] =>
  [`${AGAIN}${stem}`, ...(stem.startsWith(AGAIN) ? [stem.slice(AGAIN.length)] : [])].filter(
    (other) => Math.min(stem.length, other.length) >= SHORTEST_AGAIN,
  );

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
  /** The things of the kinds that a stem names. */
  thingsOf(stem: string): ReadonlySet<string>;
}

const likenessIn = ({ same }: Family, one: string, other: string): number => {
  if (!same.includes(one) || !same.includes(other)) return NEAR;
  return same[0] === one || same[0] === other ? HEADED : MEMBERS;
};

/** The groups of stems by each of their stems. */
const byStem = <Group>(
  groups: readonly Group[],
  stemsOf: (group: Group) => readonly string[],
): Map<string, Group[]> => {
  const found = new Map<string, Group[]>();
  for (const group of groups)
    for (const stem of new Set(stemsOf(group))) {
      const others = found.get(stem);
      if (others) others.push(group);
      else found.set(stem, [group]);
    }
  return found;
};

/** The words of families, forms and kinds; two that share several are as alike as in the best of them. */
export const vocabularyOf = ({ families, forms, kinds }: Words): Vocabulary => {
  const familiesByStem = byStem(families, ({ same, near }) => [...same, ...near]);
  const formsByStem = byStem(forms, (same) => same);
  const kindsByName = byStem(kinds, ({ names }) => names);
  const kindsByThing = byStem(kinds, ({ things }) => things);
  const thingsOf = (stem: string): ReadonlySet<string> =>
    new Set(kindsByName.get(stem)?.flatMap(({ things }) => things));
  const formsOf = (stem: string): readonly string[] => [stem, ...(formsByStem.get(stem) ?? []).flat()];
  const read = (stem: string): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    const add = (other: string, likeness: number): void => {
      if (other !== stem) found.set(other, Math.max(found.get(other) ?? 0, likeness));
    };
    const root = familiesByStem.has(stem) || formsByStem.has(stem) ? stem : rootOf(stem);
    for (const own of new Set([...formsOf(root), root])) {
      const share = own === stem || own === root ? 1 : SAME_WORD;
      add(own, SAME_WORD);
      const families = familiesByStem.get(own) ?? [];
      for (const other of new Set(families.flatMap(({ same, near }) => [...same, ...near]))) {
        const shared = families.filter(({ same, near }) => same.includes(other) || near.includes(other));
        const spread = Math.min(families.length, familiesByStem.get(other)?.length ?? 1);
        const likeness = Math.max(...shared.map((family) => likenessIn(family, own, other)));
        add(other, share * likeness * Math.min(1, (MANY * shared.length) / spread));
      }
    }
    const plain = familiesByStem.has(stem) || formsByStem.has(stem) ? undefined : plainOf(stem);
    if (plain !== undefined) add(plain, ALTERED);
    for (const other of repeated(stem)) if (familiesByStem.has(other)) add(other, ALTERED);
    for (const thing of thingsOf(stem)) add(thing, THING);
    for (const { names } of kindsByThing.get(stem) ?? []) for (const name of names) add(name, KIND);
    return found;
  };
  const known = new Map<string, ReadonlyMap<string, number>>();
  return {
    alikeTo: (stem) => {
      const found = known.get(stem) ?? read(stem);
      known.set(stem, found);
      return found;
    },
    thingsOf,
  };
};

/** How much a stem says the same as another one whose alike stems are given: 1 is the same, 0 something else. */
export const likenessOf = (stem: string, other: string, alike: ReadonlyMap<string, number>): number => {
  if (stem === other) return 1;
  const family = alike.get(other) ?? alike.get(rootOf(other)) ?? 0;
  return beginAlike(stem, other) ? Math.max(SAME_WORD, family) : family;
};
