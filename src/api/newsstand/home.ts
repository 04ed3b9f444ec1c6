import { assign, type Infer, nullable, optional, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import { articleLine, articleLines, issue, list, paging, shelf, signatureLine } from './shapes.ts';

const home = type({
  issues: list(issue),
  highlights: articleLines,
  sections: list(assign(shelf, type({ articles: articleLines }))),
  serial: optional(nullable(articleLine)),
  specials: list(shelf),
  signatures: list(signatureLine),
});
/** The newsstand's home. */
export type Home = Infer<typeof home>;

/** A day's home: `date` (yyyymmdd) or the newest day; the name of a local edition or the main one. */
export interface HomePlace {
  readonly date?: string | undefined;
  readonly edizione?: string | undefined;
}

/** GET /api/edicola/home */
export const homeOf = (client: Client, { date, edizione }: HomePlace, signal?: AbortSignal): Promise<Result<Home>> =>
  read(client, pathOf('home'), home, { signal, query: { date, edizione } });

const editions = type({ edizioni: list(issue), paging });
export type Editions = Infer<typeof editions>;

/** GET /api/edicola/edizioni: the editions between two days, the newest first. */
export const editionsOf = (
  client: Client,
  span: { readonly from?: string; readonly to?: string; readonly page?: number; readonly per_page?: number },
  signal?: AbortSignal,
): Promise<Result<Editions>> => read(client, pathOf('editions'), editions, { signal, query: span });
