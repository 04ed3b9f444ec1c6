import type { Logger } from 'pino';
import { dueOf, type PaymentMethod, type PaymentState } from '../../../../../src/rules/subscriptions/payment.ts';
import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import type { Base } from '../../../base/hosts.ts';
import type { Db, Queryable } from '../../../db/db.ts';
import { type Subscription, unpaidFactsOf } from '../store.ts';
import type { PaymentProvider } from './provider.ts';

/** A payment of a due renewal or, with `offer_code`, of an offer, whose subscription comes with it. */
export interface Payment {
  readonly id: string;
  readonly account_id: string;
  readonly subscription_id: number | null;
  readonly offer_code: string | null;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly amount_cents: number;
  readonly state: PaymentState;
  readonly confirm_url: string | null;
  readonly receipt_id: number | null;
  readonly created_at: Date;
}

/** What a paid charge led to. */
export interface Paid {
  readonly subscriptionId: number;
  readonly receiptId: number | null;
}

/** What a settlement needs. `base` is for links in mails. */
export interface Settling {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly log: Logger;
  readonly base: Base;
  readonly now: number;
}

/** Where payments are stored, by what they are for. */
export const tableOf = ({ offer_code }: Pick<Payment, 'offer_code'>): 'payment' | 'offer_payment' =>
  offer_code === null ? 'payment' : 'offer_payment';

const shared =
  'id, account_id, subscription_id, method, label, amount_cents, state, confirm_url, receipt_id, created_at';

const columns = { payment: `${shared}, null::text as offer_code`, offer_payment: `${shared}, offer_code` } as const;

/** The columns of `Payment` from one table. */
export const paymentsIn = (table: ReturnType<typeof tableOf>): string => `select ${columns[table]} from ${table}`;

/** The columns of `Payment` from both tables. */
export const allPayments = `(${paymentsIn('payment')} union all ${paymentsIn('offer_payment')}) as payments`;

/** A reader's payment; undefined for any other id. */
export const ownPayment = async (db: Queryable, accountId: string, id: string): Promise<Payment | undefined> => {
  const [row] = await db.query<Payment>(`select * from ${allPayments} where id = $1 and account_id = $2`, [
    id,
    accountId,
  ]);
  return row;
};

/** A payment of any reader; undefined for any other id. */
export const paymentById = async (db: Queryable, id: string): Promise<Payment | undefined> => {
  const [row] = await db.query<Payment>(`select * from ${allPayments} where id::text = $1`, [id]);
  return row;
};

/** What a subscription owes now. */
export const dueNow = (row: Subscription, now: number) => dueOf(unpaidFactsOf(row), dayOf(new Date(now)));

/** The kind of a contract's method. The API knows these: an account at PayPal stands for a card, a mandate for a transfer. */
export const contractKind = ({ method }: Pick<Payment, 'method'>): Subscription['payment_kind'] =>
  method === 'sdd' ? 'bonifico' : 'carta';
