import { assign, type Infer, integer, optional, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import type { ApiResult } from '../page/result.ts';
import { articleLine, get, list, maybeText, paging } from './edicola.ts';

/** Text with `<mark>` around what matched; read as text with marks, never as HTML. */
const marked = type({ title_html: maybeText, snippet_html: maybeText });
const facet = type({ value: string(), label: string(), count: integer() });

const found = type({
  results: list(assign(articleLine, marked)),
  facets: optional(type({ sections: list(facet), authors: list(facet) })),
  paging,
});
export type Found = Infer<typeof found>;
export type Facet = Infer<typeof facet>;

/** What a reader looks for; days as yyyymmdd. */
export interface SearchParams {
  readonly q: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly section?: string | undefined;
  readonly author?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: number;
}

/** GET /api/edicola/ricerca. */
export const searchNewsstand = (
  client: HttpClient,
  query: SearchParams,
  signal?: AbortSignal,
): Promise<ApiResult<Found>> => get(client, 'search', { ...query }, found, signal);

/** GET {archive}/v1/ricerca: the years before the newsstand's, on the third client. */
export const searchArchive = (
  client: HttpClient,
  query: SearchParams,
  signal?: AbortSignal,
): Promise<ApiResult<Found>> => {
  const { q, from, to, page } = query;
  return get(client, 'archiveSearch', { q, from, to, page }, found, signal);
};

const archived = type({ articles: list(type({ id: integer(), body_html: string() })) });

/** GET {archive}/v1/articoli: the HTML of one story of the archive; undefined in `data` where it has none. */
export const archivedBody = async (
  client: HttpClient,
  id: number,
  signal?: AbortSignal,
): Promise<ApiResult<string | undefined>> => {
  const result = await get(client, 'archiveArticles', { ids: id }, archived, signal);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.articles[0]?.body_html } : result;
};
