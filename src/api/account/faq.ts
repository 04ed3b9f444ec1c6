import { array, boolean, type Infer, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const faq = type({ id: string(), question: string(), answer_html: string() });
/** A frequent question. Sanitise `answer_html`. */
export type Faq = Infer<typeof faq>;

const category = type({ id: string(), name: string(), faqs: array(faq) });
export type FaqCategory = Infer<typeof category>;

const list = type({ categories: array(category) });
const vote = type({ vote: type({ id: string(), helpful: boolean() }) });

/** Filters of the questions. An empty `product` matches all; an empty `q` does not search. */
export interface FaqQuery {
  readonly product: string;
  readonly q: string;
}

/** GET /api/site/faq: the questions of a brand by category. A search returns the best match first. */
export const faqsOf = (
  client: Client,
  brand: string,
  { product, q }: FaqQuery,
  signal?: AbortSignal,
): Promise<Result<{ categories: FaqCategory[] }>> =>
  read(client, pathOf('faq'), list, { signal, query: { brand, ...(product && { product }), ...(q && { q }) } });

/** POST /api/site/faq/{id}/vote */
export const voteFaq = (
  client: Client,
  id: string,
  helpful: boolean,
): Promise<Result<{ vote: { id: string; helpful: boolean } }>> =>
  submit(client, pathOf('faqVote', id), { helpful }, vote);
