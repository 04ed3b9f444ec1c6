import { enums, type Infer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const request = type({
  id: string(),
  status: enums(['pending', 'done', 'cancelled']),
  requested_at: string(),
  effective_at: nullable(string()),
});
/** A requested export or deletion. */
export type GdprRequest = Infer<typeof request>;

const state = type({
  request: nullable(request),
  deletion: nullable(request),
  // Not a record: superstruct would include what a page adds to Object.prototype.
  counts: type({}),
});
/** The state of both requests, and what an export would contain: table → rows. */
export type GdprState = Infer<typeof state>;

/** GET /api/user/gdpr/export */
export const gdprOf = (client: Client, signal?: AbortSignal): Promise<Result<GdprState>> =>
  read(client, pathOf('gdprExport'), state, { signal });

const answer = type({ request });

/**
 * POST /api/user/gdpr/export: the reader receives a link to the archive by e-mail, once for each key: send it again
 * after a lost answer.
 */
export const requestExport = (client: Client, key: string): Promise<Result<{ request: GdprRequest }>> =>
  submit(client, pathOf('gdprExport'), { key }, answer);

/** POST /api/user/gdpr/delete: deletes the account a day later. */
export const requestDeletion = (client: Client, password: string): Promise<Result<{ request: GdprRequest }>> =>
  submit(client, pathOf('gdprDelete'), { password, confirm: 'ELIMINA' }, answer);

/** POST /api/user/gdpr/delete/cancel */
export const cancelDeletion = (client: Client): Promise<Result<{ request: GdprRequest }>> =>
  submit(client, pathOf('gdprDeleteCancel'), {}, answer);
