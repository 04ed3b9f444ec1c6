import { array, coerce, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import { heading, licenceShape, renameHeading, returnedHeading } from './review.ts';

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
  items: array(coerce(type({ id: integer(), titolo: string(), ...heading }), returnedHeading, renameHeading)),
  created_at: string(),
  recipients: array(line),
});
/** A sent version of a review, with its recipients. */
export type Delivery = Infer<typeof delivery>;

const plan = coerce(
  type({
    id: integer(),
    at: string(),
    state: enums(['waiting', 'missed']),
    subject: string(),
    /** Counts. */
    stories: integer(),
    recipients: integer(),
  }),
  type({ articoli: integer(), destinatari: integer() }),
  ({ articoli: stories, destinatari: recipients, ...rest }) => ({ ...rest, stories, recipients }),
);
/** A planned delivery. `missed` means it was not sent at its time. */
export type Plan = Infer<typeof plan>;

const plans = type({ programmati: array(plan) });
export type Plans = Infer<typeof plans>;

const ledger = type({ invii: array(delivery), programmati: optional(array(plan)), licenza: licenceShape });
export type Ledger = Infer<typeof ledger>;

const answer = type({ invio: delivery, licenza: licenceShape });
export type Sent = Infer<typeof answer>;

/** What to send, and to whom. */
export interface Order {
  readonly selezione_id: number;
  /** Ids of recipients, or e-mail addresses. */
  readonly recipients: readonly (number | string)[];
  readonly subject: string;
  readonly note: string;
  readonly format: 'pdf' | 'html';
}

/** The server's words for an order. */
const bodyOf = ({ recipients, ...order }: Order) => ({ ...order, destinatari: recipients });

/** GET /api/user/rassegna/invio: the deliveries, the newest first. */
export const ledgerOf = (client: Client, signal?: AbortSignal): Promise<Result<Ledger>> =>
  read(client, pathOf('rassegnaSending'), ledger, { signal });

/** POST /api/user/rassegna/invio */
export const sendReview = (client: Client, order: Order): Promise<Result<Sent>> =>
  submit(client, pathOf('rassegnaSending'), bodyOf(order), answer);

/** POST /api/user/rassegna/invio/programmati: sends the current review at a later time. */
export const planReview = (client: Client, order: Order & { readonly at: string }): Promise<Result<Plans>> =>
  submit(client, pathOf('rassegnaPlans'), bodyOf(order), plans);

/** POST /api/user/rassegna/invio/programmati/{id}/annulla */
export const cancelPlan = (client: Client, id: number): Promise<Result<Plans>> =>
  submit(client, pathOf('rassegnaPlanCancel', id), {}, plans);

/** Addresses of the files of a sent version. */
export const versionPdf = (id: number): string => `${pathOf('rassegnaPdf')}?invio=${id}`;
export const versionCsv = (id: number): string => `${pathOf('rassegnaCsv')}?invio=${id}`;

/** POST /api/user/rassegna/invio/{id}/ripeti: sends again to the recipients who did not receive it. */
export const repeatDelivery = (client: Client, id: number): Promise<Result<Sent>> =>
  submit(client, pathOf('rassegnaRepeat', id), {}, answer);
