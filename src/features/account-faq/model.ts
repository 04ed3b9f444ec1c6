import type { FaqCategory, FaqQuery } from '../../api/account/faq.ts';

/** As long as what can be typed. */
export const longestSearch = 200;

/** Every question of every product. */
export const everything: FaqQuery = { product: '', q: '' };

/** What an address asks for, of the products that can be chosen. */
export const queryIn = (search: string, products: readonly (readonly [value: string, name: string])[]): FaqQuery => {
  const wanted = new URLSearchParams(search);
  const product = wanted.get('product') ?? '';
  return {
    product: products.some(([value]) => value === product) ? product : '',
    q: (wanted.get('q') ?? '').trim().slice(0, longestSearch),
  };
};

/** The address's part that asks for this; what else it says stays. */
export const searchWith = (search: string, query: FaqQuery): string => {
  const wanted = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query))
    if (value === '') wanted.delete(name);
    else wanted.set(name, value);
  return wanted.size === 0 ? '' : `?${wanted}`;
};

export const isEverything = ({ product, q }: FaqQuery): boolean => product === '' && q === '';

/** Questions, and what they were asked for with. */
export interface FoundFaqs {
  readonly query: FaqQuery;
  readonly categories: readonly FaqCategory[];
}

export const countOf = (categories: readonly FaqCategory[]): number =>
  categories.reduce((total, { faqs }) => total + faqs.length, 0);

/** What is shown: all that a search has found, else the category that is chosen, else the first. */
export const shownOf = ({ query, categories }: FoundFaqs, chosen: string): readonly FaqCategory[] =>
  query.q === '' ? categories.filter((category) => category === chosenOf(categories, chosen)) : categories;

export const chosenOf = (categories: readonly FaqCategory[], chosen: string): FaqCategory | undefined =>
  categories.find(({ id }) => id === chosen) ?? categories[0];
