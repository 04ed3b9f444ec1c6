import { copy } from './copy.ts';
import { countOf, type FoundFaqs, isEverything } from './model.ts';

/** Result of a search or a product filter in one line; empty when everything is shown. */
export const countText = ({ query, categories }: FoundFaqs): string => {
  if (isEverything(query)) return '';
  const total = countOf(categories);
  if (total === 0) return copy.noHit;
  return query.q === '' ? copy.count(total) : copy.found(total, query.q);
};
