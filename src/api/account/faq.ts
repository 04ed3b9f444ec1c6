import { array, boolean, type Infer, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const faq = type({ id: string(), question: string(), answer_html: string() });
/** A frequent question; `answer_html` is a server's HTML and goes through the sanitiser. */
export type Faq = Infer<typeof faq>;

const category = type({ id: string(), name: string(), faqs: array(faq) });
export type FaqCategory = Infer<typeof category>;

const several = type({ categories: array(category) });
const vote = type({ vote: type({ id: string(), helpful: boolean() }) });

/** Which questions are wanted; an empty product stands for all of them, empty words for no search. */
export interface FaqQuery {
  readonly product: string;
  readonly q: string;
}

/** GET /api/site/faq: the questions of a brand by category; with words only what matches, the best first. */
export const faqsOf = (
  client: Client,
  brand: string,
  { product, q }: FaqQuery,
  signal?: AbortSignal,
): Promise<Result<{ categories: FaqCategory[] }>> =>
  read(client, pathOf('faq'), several, { signal, query: { brand, ...(product && { product }), ...(q && { q }) } });

/** POST /api/site/faq/{id}/vote: whether an answer helped. */
export const voteFaq = (
  client: Client,
  id: string,
  helpful: boolean,
): Promise<Result<{ vote: { id: string; helpful: boolean } }>> =>
  submit(client, pathOf('faqVote', id), { helpful }, vote);
