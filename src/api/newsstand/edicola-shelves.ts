import { assign, type Infer, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import type { ApiResult } from '../page/result.ts';
import {
  articleLines,
  get,
  list,
  maybeNumber,
  maybeText,
  paging,
  type Shelf,
  type SignatureLine,
  shelf,
  signatureLine,
} from './edicola.ts';

const shelves = type({ items: list(shelf) });
const signatures = type({ items: list(signatureLine) });

/** GET /api/edicola/sezioni or /speciali. */
export const shelvesOf = (
  client: HttpClient,
  kind: 'sections' | 'specials',
  signal?: AbortSignal,
): Promise<ApiResult<{ items: readonly Shelf[] }>> => get(client, kind, {}, shelves, signal);

/** GET /api/edicola/firme. */
export const signaturesOf = (
  client: HttpClient,
  signal?: AbortSignal,
): Promise<ApiResult<{ items: readonly SignatureLine[] }>> => get(client, 'signatures', {}, signatures, signal);

const filled = type({
  item: assign(shelf, type({ date: maybeText, id_edizione: maybeNumber })),
  articles: articleLines,
  paging,
});
/** A section or special with a run of its stories. */
export type FilledShelf = Infer<typeof filled>;

/** What names a section or special: its title, or id, edition and day together. */
export interface ShelfQuery {
  readonly titolo?: string | undefined;
  readonly date?: string | undefined;
  readonly id_edizione?: string | undefined;
  readonly id?: string | undefined;
  readonly page?: number;
}

/** GET /api/edicola/sezione or /speciale. */
export const shelfOf = (
  client: HttpClient,
  kind: 'section' | 'special',
  query: ShelfQuery,
  signal?: AbortSignal,
): Promise<ApiResult<FilledShelf>> => get(client, kind, { ...query }, filled, signal);

const signature = type({
  firma: type({ slug: string(), name: string(), role: maybeText, bio: maybeText, count: maybeNumber }),
  articles: articleLines,
  paging,
});
export type Signature = Infer<typeof signature>;

/** GET /api/edicola/firma: one signature with a run of its stories. */
export const signatureOf = (
  client: HttpClient,
  slug: string,
  page: number,
  signal?: AbortSignal,
): Promise<ApiResult<Signature>> => get(client, 'signature', { slug, page }, signature, signal);
