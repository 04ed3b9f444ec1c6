import { assign, type Infer, nullable, optional, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import type { ApiResult } from '../page/result.ts';
import { articleLine, articleLines, get, issue, list, paging, shelf, signatureLine } from './edicola.ts';

const home = type({
  issues: list(issue),
  highlights: articleLines,
  sections: list(assign(shelf, type({ articles: articleLines }))),
  serial: optional(nullable(articleLine)),
  specials: list(shelf),
  signatures: list(signatureLine),
});
/** What the newsstand opens with. */
export type Home = Infer<typeof home>;

/** GET /api/edicola/home: of the newest day, or of one (yyyymmdd). */
export const homeOf = (client: HttpClient, date?: string, signal?: AbortSignal): Promise<ApiResult<Home>> =>
  get(client, 'home', { date }, home, signal);

const editions = type({ edizioni: list(issue), paging });
export type Editions = Infer<typeof editions>;

/** GET /api/edicola/edizioni: the papers of a span of days, newest first. */
export const editionsOf = (
  client: HttpClient,
  span: { readonly from?: string; readonly to?: string; readonly page?: number; readonly per_page?: number },
  signal?: AbortSignal,
): Promise<ApiResult<Editions>> => get(client, 'editions', { ...span }, editions, signal);
