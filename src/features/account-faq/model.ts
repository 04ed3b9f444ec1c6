import type { FaqCategory, FaqQuery } from '../../api/account/faq.ts';
import { copy } from './copy.ts';

/** Longest search, as in the field. */
export const longestSearch = 200;

/** Every question of every product. */
export const everything: FaqQuery = { product: '', q: '' };

/** The products to choose from: value and name. */
export const productOptions = (): readonly (readonly [value: string, name: string])[] => [
  ['', copy.allProducts],
  ...Object.entries(copy.products),
];

/** The search in an address, limited to known products. */
export const queryIn = (search: string, products: readonly (readonly [value: string, name: string])[]): FaqQuery => {
  const wanted = new URLSearchParams(search);
  const product = wanted.get('product') ?? '';
  return {
    product: products.some(([value]) => value === product) ? product : '',
    q: (wanted.get('q') ?? '').trim().slice(0, longestSearch),
  };
};

/** The query string with this search; keeps other parameters. */
export const searchWith = (search: string, query: FaqQuery): string => {
  const wanted = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query))
    if (value === '') wanted.delete(name);
    else wanted.set(name, value);
  return wanted.size === 0 ? '' : `?${wanted}`;
};

export const isEverything = ({ product, q }: FaqQuery): boolean => product === '' && q === '';

/** Questions, and the search that found them. */
export interface FoundFaqs {
  readonly query: FaqQuery;
  readonly categories: readonly FaqCategory[];
}

export const countOf = (categories: readonly FaqCategory[]): number =>
  categories.reduce((total, { faqs }) => total + faqs.length, 0);

/** How many questions the page begins with. */
const atFirst = 6;

/** The questions that the page begins with: the first of each category, then the second of each, and so on. */
export const firstOf = (categories: readonly FaqCategory[]): FaqCategory['faqs'] => {
  const longest = Math.max(0, ...categories.map(({ faqs }) => faqs.length));
  // Not by a function handed to Array.from: MooTools replaces it.
  const turns = [...Array(longest).keys()].map((turn) => categories.flatMap(({ faqs }) => faqs.slice(turn, turn + 1)));
  return turns.flat().slice(0, atFirst);
};

/** The visible categories: all results of a search, else the chosen one, else the first questions of all. */
export const shownOf = ({ query, categories }: FoundFaqs, chosen: string): readonly FaqCategory[] => {
  if (query.q !== '') return categories;
  const category = chosenOf(categories, chosen);
  return [category ?? { id: '', name: copy.start, faqs: firstOf(categories) }];
};

export const chosenOf = (categories: readonly FaqCategory[], chosen: string): FaqCategory | undefined =>
  categories.find(({ id }) => id === chosen);
