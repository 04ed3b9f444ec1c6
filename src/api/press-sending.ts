import { array, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../platform/http.ts';
import { type FormResult, read, submit } from './account-call.ts';
import { pathOf } from './paths.ts';
import { licenceShape } from './press-review.ts';
import type { ApiResult } from './result.ts';

const line = type({
  email: string(),
  name: string(),
  status: enums(['sent', 'failed']),
  reason: nullable(string()),
  attempts: integer(),
  at: string(),
});

const delivery = type({
  id: integer(),
  selezione_id: integer(),
  version: integer(),
  data: string(),
  subject: string(),
  format: enums(['pdf', 'html']),
  articoli: integer(),
  items: array(type({ id: integer(), titolo: string(), sezione: string(), nota: string() })),
  created_at: string(),
  recipients: array(line),
});
/** A version of a review that was sent, with everybody it went to. */
export type Delivery = Infer<typeof delivery>;

const ledger = type({ invii: array(delivery), licenza: licenceShape });
export type Ledger = Infer<typeof ledger>;

const answer = type({ invio: delivery, licenza: licenceShape });
export type Sent = Infer<typeof answer>;

/** What is sent, to whom: ids of recipients, or free addresses. */
export interface Order {
  readonly selezione_id: number;
  readonly destinatari: readonly (number | string)[];
  readonly subject: string;
  readonly note: string;
  readonly format: 'pdf' | 'html';
}

/** GET /api/user/rassegna/invio: what was sent, newest first. */
export const ledgerOf = (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<Ledger>> =>
  read(client, pathOf('rassegnaSending'), ledger, signal);

/** POST /api/user/rassegna/invio. */
export const sendReview = (client: HttpClient, order: Order): Promise<FormResult<Sent>> =>
  submit(client, pathOf('rassegnaSending'), order, answer);

/** POST /api/user/rassegna/invio/{id}/ripeti: tries those again who did not get it. */
export const repeatDelivery = (client: HttpClient, id: number): Promise<FormResult<Sent>> =>
  submit(client, `${pathOf('rassegnaSending')}/${id}/ripeti`, {}, answer);
