import { array, boolean, type Infer, integer, nullable, number, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { articleLine, list, maybeText, paging } from '../newsstand/shapes.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const favourites = type({
  preferiti: list(type({ article_id: integer(), added_at: maybeText, article: articleLine })),
  paging,
});
export type Favourites = Infer<typeof favourites>;

/** GET /api/user/preferiti: one page of the reader's favourites, the newest first. */
export const favouritesOf = (client: Client, page = 1, signal?: AbortSignal): Promise<Result<Favourites>> =>
  read(client, pathOf('favourites'), favourites, { signal, query: { page } });

/** POST /api/user/preferiti */
export const addFavourite = (client: Client, article_id: number): Promise<Result<Favourites>> =>
  submit(client, pathOf('favourites'), { article_id }, favourites);

/** POST /api/user/preferiti/delete */
export const removeFavourites = (client: Client, article_ids: readonly number[]): Promise<Result<Favourites>> =>
  submit(client, pathOf('favouritesDelete'), { article_ids }, favourites);

const positions = type({ positions: list(type({ article_id: integer(), position: number(), device: maybeText })) });
export type Positions = Infer<typeof positions>;

/** GET /api/user/lettura: the reading position in an article, across devices. */
export const positionOf = (client: Client, article_id: number, signal?: AbortSignal): Promise<Result<Positions>> =>
  read(client, pathOf('reading'), positions, { signal, query: { article_id } });

/** POST /api/user/lettura: the server keeps the furthest position of all devices. */
export const keepPosition = (
  client: Client,
  report: {
    readonly article_id: number;
    readonly edizione_id: number | null;
    readonly position: number;
    /** Time of the position, ISO 8601. */
    readonly at: string;
    readonly device: string;
  },
): Promise<Result<Positions>> => submit(client, pathOf('reading'), report, positions);

const entitlement = type({
  allowed: boolean(),
  required: array(string()),
  owned: array(string()),
  account: nullable(string()),
  fix: nullable(type({ action: string(), href: string() })),
});
/** Why the reader can or cannot open an article: required and owned rights, the account, and a way to get access. */
export type Entitlement = Infer<typeof entitlement>;

/** GET /api/user/entitlement */
export const entitlementOf = (client: Client, article_id: number, signal?: AbortSignal): Promise<Result<Entitlement>> =>
  read(client, pathOf('entitlement'), entitlement, { signal, query: { article_id } });
