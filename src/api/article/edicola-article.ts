import { assign, boolean, type Infer, integer, optional, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { articleLine, articleLines, get, list, maybeNumber, maybeText } from '../newsstand/edicola.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

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
export const articleOf = async (client: HttpClient, id: string, signal?: AbortSignal): Promise<ApiResult<Article>> => {
  const result = await get(client, 'article', { id }, answer, signal);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.article } : result;
};

/** The image of a page of an edition; in this width everybody may see it. */
export const pageImage = (edition: number, page: number): string =>
  `${pathOf('pageImage')}/${edition}/${page}.webp?w=320`;
