import { assign, boolean, type Infer, integer, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { articleLine, articleLines, list, maybeNumber, maybeText } from '../newsstand/shapes.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const article = assign(
  articleLine,
  type({
    /** HTML of the server: it goes through the sanitiser, nowhere else. */
    body_html: string(),
    caption: maybeText,
    credit: maybeText,
    locked: optional(boolean()),
    position: optional(type({ n: integer(), total: integer() })),
    prev_id: maybeNumber,
    next_id: maybeNumber,
    related: optional(articleLines),
    sisters: optional(list(type({ brand: string(), title: string(), url: string() }))),
  }),
);
const answer = type({ article });
/** A whole story. */
export type Article = Infer<typeof article>;

/** GET /api/edicola/articolo. */
export const articleOf = async (client: Client, id: string, signal?: AbortSignal): Promise<Result<Article>> => {
  const result = await read(client, pathOf('article'), answer, { signal, query: { id } });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.article } : result;
};

/** The image of a page of an edition; in this width everybody may see it. */
export const pageImage = (edition: number, page: number): string =>
  `${pathOf('pageImage')}/${edition}/${page}.webp?w=320`;
