import { assign, boolean, type Infer, integer, nullable, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { articleLine, articleLines, list, maybeNumber, maybeText } from '../newsstand/shapes.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const article = assign(
  articleLine,
  type({
    /** HTML. Sanitise it. */
    body_html: string(),
    caption: maybeText,
    credit: maybeText,
    locked: optional(boolean()),
    position: optional(type({ n: integer(), total: integer() })),
    prev_id: maybeNumber,
    next_id: maybeNumber,
    /** Its area on the printed page, as parts of the page from 0 to 1. */
    area: optional(nullable(type({ x: number(), y: number(), w: number(), h: number() }))),
    next: optional(nullable(articleLine)),
    more: optional(articleLines),
    related: optional(articleLines),
    by_author: optional(articleLines),
    sisters: optional(list(type({ brand: string(), title: string(), url: string() }))),
  }),
);
const answer = type({ article });
/** An article with its full text. */
export type Article = Infer<typeof article>;

/** GET /api/edicola/articolo */
export const articleOf = async (client: Client, id: string, signal?: AbortSignal): Promise<Result<Article>> =>
  mapOk(await read(client, pathOf('article'), answer, { signal, query: { id } }), (data) => data.article);

/** Address of the image of a printed page. In this width it needs no access rights. */
export const pageImage = (edition: number, page: number): string =>
  `${pathOf('pageImage')}/${edition}/${page}.avif?w=320`;
