import { z } from '@hono/zod-openapi';
import { type SeatStatus, seatActions, seatStatuses } from '../../../../../src/rules/subscriptions/sub-users.ts';
import type { SubscriptionState } from '../../../../../src/rules/subscriptions/subscription.ts';
import type { Day } from '../../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../../db/db.ts';
import type { SeatCoder } from './codes.ts';

/** A row of `seat` with data of its subscription and owner. */
export interface Seat {
  readonly id: number;
  readonly subscription_id: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly note: string | null;
  readonly account_id: string | null;
  readonly status: SeatStatus;
  readonly invite_no: number;
  readonly queued_at: Date | null;
  readonly invited_at: Date | null;
  readonly activated_at: Date | null;
  readonly expires_on: Day | null;
  readonly brand_id: number;
  readonly owner_email: string;
  readonly owner_name: string;
  readonly product_name: string;
  readonly subscription_state: SubscriptionState;
  readonly subscription_ends_on: Day;
}

const select = `select t.id, t.subscription_id, t.email, t.name, t.note, t.account_id, t.status, t.invite_no, t.queued_at,
       t.invited_at, t.activated_at, t.expires_on, s.brand_id, a.email as owner_email,
       coalesce(nullif(a.profile ->> 'company_name', ''), trim(a.name || ' ' || a.surname)) as owner_name,
       s.name as product_name, s.state as subscription_state, s.ends_on as subscription_ends_on
  from seat t join subscription s on s.id = t.subscription_id join account a on a.id = s.owner_id`;

/** All seats of a subscription, oldest first. */
export const seatsIn = (db: Queryable, subscriptionId: number): Promise<Seat[]> =>
  db.query<Seat>(`${select} where t.subscription_id = $1 order by t.id`, [subscriptionId]);

/** A seat in one of the owner's subscriptions, locked; undefined for any other id. */
export const lockOwnSeat = async (tx: Queryable, ownerId: string, id: number): Promise<Seat | undefined> => {
  const [row] = await tx.query<Seat>(`${select} where t.id = $1 and s.owner_id = $2 for update of t`, [id, ownerId]);
  return row;
};

/** The seat of an invitation code on a brand, locked. */
export const lockSeatByCode = async (tx: Queryable, brandId: number, hash: string): Promise<Seat | undefined> => {
  const [row] = await tx.query<Seat>(`${select} where t.code_hash = $1 and s.brand_id = $2 for update of t`, [
    hash,
    brandId,
  ]);
  return row;
};

/** Seats with a queued invitation. */
export const queuedSeats = (db: Queryable, limit: number): Promise<Seat[]> =>
  db.query<Seat>(`${select} where t.queued_at is not null order by t.queued_at, t.id limit $1`, [limit]);

/** A seat in the API, as its owner sees it. */
export const subUserSchema = z
  .object({
    id: z.number().int(),
    email: z.string().nullable().openapi({ description: 'null: a free seat' }),
    name: z.string().nullable(),
    note: z.string().nullable(),
    status: z.enum(seatStatuses),
    code: z.string().nullable().openapi({ description: 'Activation code; null when there is none to copy' }),
    invited_at: z.iso.datetime().nullable(),
    activated_at: z.iso.datetime().nullable(),
    expires_at: z.iso.date().nullable().openapi({ description: 'Last day' }),
    actions: z.array(z.enum(['assign', 'send', 'resend', 'copy_code', 'remove'])),
  })
  .openapi('SubUser');

export type SubUserView = z.infer<typeof subUserSchema>;

export const seatView = (seat: Seat, coder: SeatCoder): SubUserView => {
  const actions = seatActions(seat.status, seat.subscription_state);
  return {
    id: seat.id,
    email: seat.email,
    name: seat.name,
    note: seat.note,
    status: seat.status,
    code: actions.includes('copy_code') ? coder(seat) : null,
    invited_at: seat.invited_at?.toISOString() ?? null,
    activated_at: seat.activated_at?.toISOString() ?? null,
    expires_at: seat.expires_on,
    actions: [...actions],
  };
};
