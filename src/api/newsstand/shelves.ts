import { assign, type Infer, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import {
  articleLines,
  list,
  maybeNumber,
  maybeText,
  paging,
  type Shelf,
  type SignatureLine,
  shelf,
  signatureLine,
} from './shapes.ts';

const shelves = type({ items: list(shelf) });
const signatures = type({ items: list(signatureLine) });

/** GET /api/edicola/sezioni or /speciali */
export const shelvesOf = (
  client: Client,
  kind: 'sections' | 'specials',
  signal?: AbortSignal,
): Promise<Result<{ items: readonly Shelf[] }>> => read(client, pathOf(kind), shelves, { signal });

/** GET /api/edicola/firme */
export const signaturesOf = (
  client: Client,
  signal?: AbortSignal,
): Promise<Result<{ items: readonly SignatureLine[] }>> => read(client, pathOf('signatures'), signatures, { signal });

const filled = type({
  item: assign(shelf, type({ date: maybeText, id_edizione: maybeNumber })),
  articles: articleLines,
  paging,
});
/** A section or special with one page of its stories. */
export type FilledShelf = Infer<typeof filled>;

/** Identifies a section or special by title, or by id, edition and day together. */
export interface ShelfQuery {
  readonly titolo?: string | undefined;
  readonly date?: string | undefined;
  readonly id_edizione?: string | undefined;
  readonly id?: string | undefined;
  readonly page?: number;
}

/** GET /api/edicola/sezione or /speciale */
export const shelfOf = (
  client: Client,
  kind: 'section' | 'special',
  query: ShelfQuery,
  signal?: AbortSignal,
): Promise<Result<FilledShelf>> => read(client, pathOf(kind), filled, { signal, query: { ...query } });

const signature = type({
  firma: type({ slug: string(), name: string(), role: maybeText, bio: maybeText, count: maybeNumber }),
  articles: articleLines,
  paging,
});
export type Signature = Infer<typeof signature>;

/** GET /api/edicola/firma: an author with one page of their stories. */
export const signatureOf = (
  client: Client,
  slug: string,
  page: number,
  signal?: AbortSignal,
): Promise<Result<Signature>> => read(client, pathOf('signature'), signature, { signal, query: { slug, page } });
