import type { SeatStatus } from '../../../../src/rules/subscriptions/sub-users.ts';
import { type Day, dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../db/db.ts';
import { liveDevices } from '../account/devices.ts';
import type { Reader } from '../session/reader.ts';
import { receiptsOf } from '../subscriptions/papers/receipts.ts';
import { seatsIn } from '../subscriptions/seats/seats.ts';
import { listFor } from '../subscriptions/store.ts';
import { type SubscriptionView, viewOf } from '../subscriptions/view.ts';

/** What a reader may learn: the data that the account area shows to the same account. */
export interface OwnAccount {
  readonly today: Day;
  readonly email: string;
  readonly username: string;
  readonly subscriptions: readonly SubscriptionView[];
  readonly receipts: Awaited<ReturnType<typeof receiptsOf>>;
  readonly devices: Awaited<ReturnType<typeof liveDevices>>;
  readonly newsletters: readonly string[];
  /** The seats of the reader's own subscriptions that somebody has or is invited to. */
  readonly seats: readonly { readonly name: string; readonly status: SeatStatus }[];
  /** Activation codes that the reader redeemed, by what they were for. */
  readonly codes: readonly { readonly name: string; readonly usedOn: string }[];
}

/** Reads everything by the account of the session; nothing of the question is part of a query. */
export const ownAccount = async (
  db: Queryable,
  { accountId, email, username }: Reader,
  now: number,
): Promise<OwnAccount> => {
  const today = dayOf(new Date(now));
  const [rows, receipts, devices, newsletters, codes] = await Promise.all([
    listFor(db, accountId),
    receiptsOf(db, accountId, {}),
    liveDevices(db, accountId, now),
    db.query<{ name: string }>(
      `select n.name from newsletter_sub s join newsletter n on n.id = s.newsletter_id
        where s.account_id = $1 order by n.brand_id, n.ord`,
      [accountId],
    ),
    db.query<{ name: string; used_at: Date }>(
      'select name, used_at from activation_code where used_by = $1 and used_at is not null order by used_at desc',
      [accountId],
    ),
  ]);
  const subscriptions = rows.map((row) => viewOf(row, today));
  const shared = subscriptions.filter(({ slave, seats: { total } }) => !slave && total > 0);
  const seats = await Promise.all(shared.map(({ id }) => seatsIn(db, id)));
  return {
    today,
    email,
    username,
    subscriptions,
    receipts,
    devices,
    seats: seats.flat().flatMap(({ name, email: address, status }) => {
      const who = name || address;
      return who ? [{ name: who, status }] : [];
    }),
    newsletters: newsletters.map(({ name }) => name),
    codes: codes.map(({ name, used_at }) => ({ name, usedOn: dayOf(used_at) })),
  };
};
