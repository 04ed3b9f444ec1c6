import { dueOf, type PaymentMethod, type PaymentState } from '../../../../../src/rules/subscriptions/payment.ts';
import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import type { Queryable } from '../../../db/db.ts';
import { type Subscription, unpaidFactsOf } from '../store.ts';

/** A row of `payment`. */
export interface Payment {
  readonly id: string;
  readonly account_id: string;
  readonly subscription_id: number;
  readonly method: PaymentMethod;
  readonly label: string;
  readonly amount_cents: number;
  readonly state: PaymentState;
  readonly confirm_url: string | null;
  readonly receipt_id: number | null;
  readonly created_at: Date;
}

export const paymentColumns =
  'id, account_id, subscription_id, method, label, amount_cents, state, confirm_url, receipt_id, created_at';

/** A reader's payment; undefined for any other id. */
export const ownPayment = async (db: Queryable, accountId: string, id: string): Promise<Payment | undefined> => {
  const [row] = await db.query<Payment>(`select ${paymentColumns} from payment where id = $1 and account_id = $2`, [
    id,
    accountId,
  ]);
  return row;
};

/** What a subscription owes now. */
export const dueNow = (row: Subscription, now: number) => dueOf(unpaidFactsOf(row), dayOf(new Date(now)));
