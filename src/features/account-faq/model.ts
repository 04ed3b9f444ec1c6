import type { FaqCategory, FaqWish } from '../../api/faq.ts';

/** Every question of every product. */
export const everything: FaqWish = { product: '', q: '' };

export const isEverything = ({ product, q }: FaqWish): boolean => product === '' && q === '';

/** Questions, and what they were asked for with. */
export interface FoundFaqs {
  readonly wish: FaqWish;
  readonly categories: readonly FaqCategory[];
}

export const countOf = (categories: readonly FaqCategory[]): number =>
  categories.reduce((total, { faqs }) => total + faqs.length, 0);

/** What is shown: all that a search has found, else the category that is chosen, else the first. */
export const shownOf = ({ wish, categories }: FoundFaqs, chosen: string): readonly FaqCategory[] =>
  wish.q === '' ? categories.filter((category) => category === chosenOf(categories, chosen)) : categories;

export const chosenOf = (categories: readonly FaqCategory[], chosen: string): FaqCategory | undefined =>
  categories.find(({ id }) => id === chosen) ?? categories[0];
