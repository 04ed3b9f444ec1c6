import { array, boolean, type Infer, integer, nullable, number, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { articleLine, get, list, maybeText, paging, post } from '../newsstand/edicola.ts';
import type { ApiResult } from '../page/result.ts';

const favourites = type({
  preferiti: list(type({ article_id: integer(), added_at: maybeText, article: articleLine })),
  paging,
});
export type Favourites = Infer<typeof favourites>;

/** GET /api/user/preferiti: a run of the reader's favourites, the newest first. */
export const favouritesOf = (client: HttpClient, page = 1, signal?: AbortSignal): Promise<ApiResult<Favourites>> =>
  get(client, 'favourites', { page }, favourites, signal);

/** POST /api/user/preferiti. */
export const addFavourite = (client: HttpClient, article_id: number): Promise<ApiResult<Favourites>> =>
  post(client, 'favourites', { article_id }, favourites);

/** POST /api/user/preferiti/delete. */
export const removeFavourites = (client: HttpClient, article_ids: readonly number[]): Promise<ApiResult<Favourites>> =>
  post(client, 'favouritesDelete', { article_ids }, favourites);

const positions = type({ positions: list(type({ article_id: integer(), position: number(), device: maybeText })) });
export type Positions = Infer<typeof positions>;

/** GET /api/user/lettura: how far the reader got in a story, on whichever device. */
export const positionOf = (
  client: HttpClient,
  article_id: number,
  signal?: AbortSignal,
): Promise<ApiResult<Positions>> => get(client, 'reading', { article_id }, positions, signal);

/** POST /api/user/lettura: the furthest of all devices counts. */
export const keepPosition = (
  client: HttpClient,
  report: {
    readonly article_id: number;
    readonly edizione_id: number | null;
    readonly position: number;
    /** When it was reached, ISO 8601. */
    readonly at: string;
    readonly device: string;
  },
): Promise<ApiResult<Positions>> => post(client, 'reading', report, positions);

const entitlement = type({
  allowed: boolean(),
  required: array(string()),
  owned: array(string()),
  account: nullable(string()),
  fix: nullable(type({ action: string(), href: string() })),
});
/** Why a story can or cannot be read: what is needed, what is there, on which account, what mends it. */
export type Entitlement = Infer<typeof entitlement>;

/** GET /api/user/entitlement. */
export const entitlementOf = (
  client: HttpClient,
  article_id: number,
  signal?: AbortSignal,
): Promise<ApiResult<Entitlement>> => get(client, 'entitlement', { article_id }, entitlement, signal);
