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
/** A sentence of an article that an answer leans on; `[n]` in the answer names it. */
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
/** What was looked at for an answer; days as yyyy-mm-dd. */
export type Receipt = Infer<typeof receipt>;

/** The sentences behind an answer; what has another shape is left out. */
export const citationsIn = ({ internal: { citations } }: ExtractedData): readonly Citation[] =>
  Array.isArray(citations) ? citations.filter((one): one is Citation => is(one, citation)) : [];

export const receiptIn = ({ internal }: ExtractedData): Receipt | undefined =>
  is(internal.receipt, receipt) ? internal.receipt : undefined;
