import { type Infer, integer, is, nullable, optional, string, type } from 'superstruct';
import type { ExtractedData } from '../../rules/chatbot/extracted-data.ts';

const citation = type({
  n: integer(),
  article_id: integer(),
  quote: string(),
  title: string(),
  masthead: string(),
  /** yyyy-mm-dd */
  date: string(),
  page: nullable(integer()),
});
/** A sentence of an article that supports an answer. `[n]` in the answer refers to it. */
export type Citation = Infer<typeof citation>;

const receipt = type({
  rag_type: string(),
  from: nullable(string()),
  to: nullable(string()),
  examined: integer(),
  used: integer(),
  oldest: optional(nullable(string())),
  newest: optional(nullable(string())),
});
/** What was searched for an answer; days as yyyy-mm-dd. */
export type Receipt = Infer<typeof receipt>;

/** The citations of an answer. Skips those of another shape. */
export const citationsIn = ({ internal: { citations } }: ExtractedData): readonly Citation[] =>
  Array.isArray(citations) ? citations.filter((one): one is Citation => is(one, citation)) : [];

export const receiptIn = ({ internal }: ExtractedData): Receipt | undefined =>
  is(internal.receipt, receipt) ? internal.receipt : undefined;
