import { z } from '@hono/zod-openapi';
import { createAnswerStream } from '../../../../../src/rules/chatbot/answer-stream.ts';
import { articleIdsIn, extractedData } from '../../../../../src/rules/chatbot/extracted-data.ts';
import type { MessageRow } from '../chats.ts';

/** The story that a talk is about, with the sentence that the last answer quoted of it. */
export interface Spoken {
  readonly storyId: number;
  readonly sentence: string | undefined;
}

interface Cited {
  readonly citations: readonly { readonly articleId: number; readonly quote: string }[];
  readonly articleIds: readonly number[];
}

/** An answer from more stories than this tells of none of them in particular. */
const MOST_STORIES = 3;

/** The story of an answer: the first that it cites, or the nearest one beside a refusal; undefined after a digest of the news. */
export const spokenOf = ({ citations, articleIds }: Cited): Spoken | undefined => {
  const [first] = citations;
  if (new Set(citations.map(({ articleId }) => articleId)).size > MOST_STORIES) return undefined;
  const storyId = first?.articleId ?? articleIds[0];
  return storyId === undefined ? undefined : { storyId, sentence: first?.quote };
};

const shape = z
  .array(z.object({ article_id: z.number(), quote: z.string() }))
  .catch([])
  .transform((all) => all.map(({ article_id, quote }) => ({ articleId: article_id, quote })));

/**
 * The story of the last answer of a chat that has one. What was not sent of a stopped answer tells its story; undefined when
 * that part is unknown.
 */
export const spokenIn = (messages: readonly MessageRow[]): Spoken | undefined => {
  for (const { content, rest, interrupted } of messages.filter(({ role }) => role === 'assistant').toReversed()) {
    const stream = createAnswerStream();
    stream.push(content + (rest ?? ''));
    const data = extractedData(stream.objects);
    const articleIds = articleIdsIn(data);
    if (articleIds.length > 0) return spokenOf({ citations: shape.parse(data.internal.citations), articleIds });
    if (interrupted && rest === null) return undefined;
  }
  return undefined;
};
