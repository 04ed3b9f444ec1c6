import { createRequire } from 'node:module';

/** A town for addresses and fiscal codes. */
export interface Town {
  readonly nome: string;
  /** Code of the province; the made-up towns share the made-up one. */
  readonly provincia: string;
  /** What stands for the town in a fiscal code; a made-up town has none. */
  readonly codice_catastale: string | null;
  readonly cap: readonly string[];
}

interface Known extends Town {
  /** Whether readers are likelier to mean it than its neighbours in the alphabet. */
  readonly first: boolean;
}

/** The towns of the newspapers, which are made up. */
const madeUp = [
  'Altariva',
  'Borgo Serra',
  'Castelruvo',
  'Gaviano',
  'Marina di Gaviano',
  'Montalba',
  'Pietrafonte',
  'Zenara',
].map((nome): Known => ({ nome, provincia: 'XX', codice_catastale: null, cap: ['00000'], first: true }));

/** The database of Italian towns by Garda Informatica; its module for `import` asks for JSON in a way that Node refuses. */
const italian = (): Known[] => {
  const { getAllComuni }: typeof import('italian-locations') = createRequire(import.meta.url)('italian-locations');
  const towns = new Map<string, Known>();
  // One line for each postal code of a town.
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

/** A name as it is compared: small letters without accents, the words apart. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, ' ').toLowerCase().trim();

const sorted = (): (readonly [name: string, town: Known])[] => {
  const collator = new Intl.Collator('it');
  return [...madeUp, ...italian()]
    .toSorted((one, other) => Number(other.first) - Number(one.first) || collator.compare(one.nome, other.nome))
    .map((town) => [` ${plain(town.nome)}`, town]);
};

let read: ReturnType<typeof sorted> | undefined;

/**
 * The towns of that name, then those whose name begins with the words, then those in which a word does; the capitals of
 * provinces before the others, each by name; at most `most`.
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
