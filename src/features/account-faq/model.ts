import type { FaqCategory, FaqQuery } from '../../api/account/faq.ts';

/** Longest search, as in the field. */
export const longestSearch = 200;

/** Every question of every product. */
export const everything: FaqQuery = { product: '', q: '' };

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

/** The visible categories: all results of a search, else the chosen category, else the first. */
export const shownOf = ({ query, categories }: FoundFaqs, chosen: string): readonly FaqCategory[] =>
  query.q === '' ? categories.filter((category) => category === chosenOf(categories, chosen)) : categories;

export const chosenOf = (categories: readonly FaqCategory[], chosen: string): FaqCategory | undefined =>
  categories.find(({ id }) => id === chosen) ?? categories[0];
