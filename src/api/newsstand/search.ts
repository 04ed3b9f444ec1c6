import { assign, type Infer, integer, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import { articleLine, list, maybeText, paging } from './shapes.ts';

/** Text with `<mark>` around matches. Parse the marks; never insert it as HTML. */
const marked = type({ title_html: maybeText, snippet_html: maybeText });
const facet = type({ value: string(), label: string(), count: integer() });

const found = type({
  results: list(assign(articleLine, marked)),
  facets: optional(type({ sections: list(facet), authors: list(facet) })),
  paging,
});
export type Found = Infer<typeof found>;
export type Facet = Infer<typeof facet>;

/** A search; days as yyyymmdd. */
export interface SearchParams {
  readonly q: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly section?: string | undefined;
  readonly author?: string | undefined;
  readonly sort?: string | undefined;
  readonly page?: number;
}

/** GET /api/edicola/ricerca */
export const searchNewsstand = (client: Client, query: SearchParams, signal?: AbortSignal): Promise<Result<Found>> =>
  read(client, pathOf('search'), found, { signal, query: { ...query } });

/** GET {archive}/v1/ricerca: the years before those of the newsstand. Needs the archive client. */
export const searchArchive = (client: Client, query: SearchParams, signal?: AbortSignal): Promise<Result<Found>> => {
  const { q, from, to, page } = query;
  return read(client, pathOf('archiveSearch'), found, { signal, query: { q, from, to, page } });
};

const archived = type({ articles: list(type({ id: integer(), body_html: string() })) });

/** GET {archive}/v1/articoli: the HTML of an archived article; undefined when it has none. */
export const archivedBody = async (
  client: Client,
  id: number,
  signal?: AbortSignal,
): Promise<Result<string | undefined>> =>
  mapOk(
    await read(client, pathOf('archiveArticles'), archived, { signal, query: { ids: id } }),
    (data) => data.articles[0]?.body_html,
  );
