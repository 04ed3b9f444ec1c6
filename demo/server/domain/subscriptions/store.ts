import type { UnpaidFacts } from '../../../../src/rules/subscriptions/payment.ts';
import type {
  Duration,
  Product,
  SubscriptionFacts,
  SubscriptionState,
} from '../../../../src/rules/subscriptions/subscription.ts';
import { type Day, dayOf } from '../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../db/db.ts';

/** A row of `subscription` with data of its owner. */
export interface Subscription {
  readonly id: number;
  readonly brand_id: number;
  readonly owner_id: string;
  readonly product: Product;
  readonly name: string;
  readonly duration: Duration;
  readonly audience: 'person' | 'family' | 'company';
  readonly state: SubscriptionState;
  readonly starts_on: Day;
  readonly ends_on: Day;
  readonly state_on: Day;
  readonly auto_renew: boolean;
  readonly gift: boolean;
  readonly price_cents: number;
  readonly renewal_cents: number;
  readonly renewal_duration: Duration;
  readonly payment_kind: 'carta' | 'bonifico' | 'codice' | null;
  readonly payment_label: string;
  readonly payment_valid: boolean;
  readonly seats: number;
  readonly purchased_at: Date;
  readonly owner_email: string;
  readonly owner_name: string;
}

const columns = `s.id, s.brand_id, s.owner_id, s.product, s.name, s.duration, s.audience, s.state, s.starts_on, s.ends_on,
  s.state_on, s.auto_renew, s.gift, s.price_cents, s.renewal_cents, s.renewal_duration, s.payment_kind,
  s.payment_label, s.payment_valid, s.seats, s.purchased_at, a.email as owner_email,
  coalesce(nullif(a.profile ->> 'company_name', ''), trim(a.name || ' ' || a.surname)) as owner_name`;

/** A reader's own subscription, locked until the transaction ends; undefined for any other id. */
export const lockOwn = async (tx: Queryable, accountId: string, id: number): Promise<Subscription | undefined> => {
  const [row] = await tx.query<Subscription>(
    `select ${columns} from subscription s join account a on a.id = s.owner_id
      where s.id = $1 and s.owner_id = $2 for update of s`,
    [id, accountId],
  );
  return row;
};

/** Any subscription, locked until the transaction ends. */
export const lockSubscription = async (tx: Queryable, id: number): Promise<Subscription | undefined> => {
  const [row] = await tx.query<Subscription>(
    `select ${columns} from subscription s join account a on a.id = s.owner_id where s.id = $1 for update of s`,
    [id],
  );
  return row;
};

/** A subscription of a reader's list: an own one, or one in which the reader has a seat. */
export interface ListedSubscription extends Subscription {
  readonly used: number;
  /** The status of the reader's seat; null for an own subscription. */
  readonly seat_status: string | null;
  readonly notice_sent_at: Date | null;
  readonly notice_channel: string | null;
  readonly notice_cancel_by: Day | null;
}

/** The subscriptions of a reader: active first, then the latest end. With `id` only that one. */
export const listFor = (db: Queryable, accountId: string, id?: number): Promise<ListedSubscription[]> =>
  db.query<ListedSubscription>(
    `select ${columns}, (select count(*) from seat where seat.subscription_id = s.id)::int as used,
            place.status as seat_status,
            n.sent_at as notice_sent_at, n.channel as notice_channel, n.cancel_by as notice_cancel_by
       from subscription s
       join account a on a.id = s.owner_id
       left join seat place on place.subscription_id = s.id and place.account_id = $1 and s.owner_id <> $1
       left join renewal_notice n on n.subscription_id = s.id and n.renews_on = s.ends_on
      where (s.owner_id = $1 or place.id is not null) and ($2::bigint is null or s.id = $2)
      order by (s.state = 'active') desc, s.ends_on desc, s.id`,
    [accountId, id ?? null],
  );

/** The facts of a subscription for the rules, for its owner. */
export const factsOf = (row: Subscription): SubscriptionFacts => ({
  state: row.state,
  recurring: row.auto_renew,
  chargeable: !row.gift && row.payment_kind !== null && row.payment_kind !== 'codice',
  consumer: row.audience !== 'company',
  slave: false,
  seats: row.seats,
  endsOn: row.ends_on,
  purchasedOn: dayOf(row.purchased_at),
  priceCents: row.price_cents,
});

/** The facts of a subscription that its due payment depends on. */
export const unpaidFactsOf = (row: Subscription): UnpaidFacts => ({
  state: row.state,
  endsOn: row.ends_on,
  stateOn: row.state_on,
  renewalDuration: row.renewal_duration,
});

/** Contract number of seven digits, as printed on documents. */
export const numberOf = (id: number): string => String(id).padStart(7, '0');
