import { createRequire } from 'node:module';

/** A town for addresses and fiscal codes. */
export interface Town {
  readonly nome: string;
  /** Code of the province; invented towns share an invented one. */
  readonly provincia: string;
  /** The town's part of a fiscal code; null for an invented town. */
  readonly codice_catastale: string | null;
  readonly cap: readonly string[];
}

interface RankedTown extends Town {
  /** Listed before others: an invented town or the capital of a province. */
  readonly first: boolean;
}

/** The invented towns of the newspapers. */
const invented = [
  'Altariva',
  'Borgo Serra',
  'Castelruvo',
  'Gaviano',
  'Marina di Gaviano',
  'Montalba',
  'Pietrafonte',
  'Zenara',
].map((nome): RankedTown => ({ nome, provincia: 'XX', codice_catastale: null, cap: ['00000'], first: true }));

/** The database of Italian towns by Garda Informatica. Its ES module imports JSON in a way that Node refuses, so `require` it. */
const italian = (): RankedTown[] => {
  const { getAllComuni }: typeof import('italian-locations') = createRequire(import.meta.url)('italian-locations');
  const towns = new Map<string, RankedTown>();
  // One entry for each postal code of a town.
  for (const { nome, siglaProvincia: provincia, codiceBelfiore: code, cap, isCapoluogo: first } of getAllComuni()) {
    const before = towns.get(code)?.cap ?? [];
    towns.set(code, {
      nome: nome.replace(/'/g, '’'),
      provincia,
      codice_catastale: code,
      cap: [...before, cap],
      first,
    });
  }
  return [...towns.values()];
};

/** A name for comparison: lower case, without accents, apostrophes as spaces. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, ' ').toLowerCase().trim();

const sorted = (): (readonly [name: string, town: RankedTown])[] => {
  const collator = new Intl.Collator('it');
  return [...invented, ...italian()]
    .toSorted((one, other) => Number(other.first) - Number(one.first) || collator.compare(one.nome, other.nome))
    .map((town) => [` ${plain(town.nome)}`, town]);
};

let read: ReturnType<typeof sorted> | undefined;

/**
 * Finds at most `most` towns: exact names first, then names that begin with `words`, then names with such a word inside.
 * In each group, capitals of provinces come first, then by name.
 */
export const townsNamed = (words: string, most: number): Town[] => {
  const wanted = plain(words);
  if (wanted === '') return [];
  read ??= sorted();
  const rank = (name: string): number => {
    if (name === ` ${wanted}`) return 0;
    return name.startsWith(` ${wanted}`) ? 1 : 2;
  };
  return read
    .filter(([name]) => name.includes(` ${wanted}`))
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .slice(0, most)
    .map(([, { first: _, ...town }]) => town);
};
