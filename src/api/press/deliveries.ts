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
/** A version of a review that was sent, with everybody it went to. */
export type Delivery = Infer<typeof delivery>;

const plan = coerce(
  type({
    id: integer(),
    at: string(),
    state: enums(['waiting', 'missed']),
    subject: string(),
    /** How many. */
    stories: integer(),
    recipients: integer(),
  }),
  type({ articoli: integer(), destinatari: integer() }),
  ({ articoli: stories, destinatari: recipients, ...rest }) => ({ ...rest, stories, recipients }),
);
/** A sending that waits for its hour, or that did not go out when it came. */
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

/** An order in the server's words. */
const bodyOf = ({ recipients, ...order }: Order) => ({ ...order, destinatari: recipients });

/** GET /api/user/rassegna/invio: what was sent, newest first. */
export const ledgerOf = (client: Client, signal?: AbortSignal): Promise<Result<Ledger>> =>
  read(client, pathOf('rassegnaSending'), ledger, { signal });

/** POST /api/user/rassegna/invio. */
export const sendReview = (client: Client, order: Order): Promise<Result<Sent>> =>
  submit(client, pathOf('rassegnaSending'), bodyOf(order), answer);

/** POST /api/user/rassegna/invio/programmati: sends the review as it is now, at its hour. */
export const planReview = (client: Client, order: Order & { readonly at: string }): Promise<Result<Plans>> =>
  submit(client, pathOf('rassegnaPlans'), bodyOf(order), plans);

/** POST /api/user/rassegna/invio/programmati/{id}/annulla. */
export const cancelPlan = (client: Client, id: number): Promise<Result<Plans>> =>
  submit(client, pathOf('rassegnaPlanCancel', id), {}, plans);

/** Where the files of a version are, as it was sent. */
export const versionPdf = (id: number): string => `${pathOf('rassegnaPdf')}?invio=${id}`;
export const versionCsv = (id: number): string => `${pathOf('rassegnaCsv')}?invio=${id}`;

/** POST /api/user/rassegna/invio/{id}/ripeti: tries those again who did not get it. */
export const repeatDelivery = (client: Client, id: number): Promise<Result<Sent>> =>
  submit(client, pathOf('rassegnaRepeat', id), {}, answer);
