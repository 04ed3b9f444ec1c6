import { isUnsettled, type PaymentMethod } from '../../../../../src/rules/subscriptions/payment.ts';
import { brandOfId } from '../../../base/addresses.ts';
import { ApiError, statusText } from '../../../base/api-error.ts';
import { recordOf } from '../../../base/records.ts';
import type { Db, Transaction } from '../../../db/db.ts';
import { lockOwn, type Subscription } from '../store.ts';
import { dueNow, ownPayment, type Payment, paymentColumns } from './payment.ts';
import { applyCharge, refreshPayment, type Settling } from './settle.ts';

/** A reader's decision to pay. */
export interface PayOrder {
  readonly accountId: string;
  readonly subscriptionId: number;
  /** The same key is the same decision, however often it is sent. */
  readonly key: string;
  readonly method: PaymentMethod;
  /** The address to return to, for a payment's id. */
  readonly returnUrl: (paymentId: string) => string;
}

const byKey = async (tx: Transaction, { accountId, key }: PayOrder): Promise<Payment | undefined> => {
  const [row] = await tx.query<Payment>(
    `select ${paymentColumns} from payment where account_id = $1 and request_key = $2`,
    [accountId, key],
  );
  return row;
};

const nothingDue = (): ApiError =>
  new ApiError(409, 'Questo abbonamento non ha nulla da pagare.', { code: 'ERR_NOTHING_DUE' });

const requireDue = (row: Subscription, method: PaymentMethod, now: number): void => {
  if (!dueNow(row, now)) throw nothingDue();
  if (method === 'file' && row.payment_kind !== 'carta') {
    throw new ApiError(422, statusText(422), { errors: { method: 'method' } });
  }
};

interface Begun {
  readonly payment: Payment;
  readonly row: Subscription;
  /** The payments of earlier decisions that the reader has not confirmed. */
  readonly earlier: readonly Payment[];
}

/** Stores the decision. The lock on the subscription makes a second tab wait. */
const begin = (db: Db, order: PayOrder, now: number): Promise<Begun> =>
  db.tx(async (tx) => {
    const { accountId, subscriptionId, key, method } = order;
    const row = await lockOwn(tx, accountId, subscriptionId);
    if (!row) throw new ApiError(404, statusText(404));
    const known = await byKey(tx, order);
    if (known) return { payment: known, row, earlier: [] };
    requireDue(row, method, now);
    const earlier = await tx.query<Payment>(
      `select ${paymentColumns} from payment where subscription_id = $1 and state in ('open', 'pending')`,
      [subscriptionId],
    );
    if (earlier.some(({ state }) => state === 'pending')) {
      throw new ApiError(409, 'Un pagamento è già in corso: la banca non ha ancora risposto. Non pagare di nuovo.', {
        code: 'ERR_PAYMENT_PENDING',
      });
    }
    const [payment] = await tx.query<Payment>(
      `insert into payment (account_id, subscription_id, request_key, method, amount_cents, state, created_at)
       values ($1, $2, $3, $4, $5, 'open', $6) returning ${paymentColumns}`,
      [accountId, subscriptionId, key, method, row.renewal_cents, new Date(now)],
    );
    if (!payment) throw new Error('The payment was not stored');
    return { payment, row, earlier };
  });

/**
 * Pays a due renewal and returns the payment: settled, or with the page where the reader confirms it. A repeated order
 * returns the first payment. Earlier payments that the reader did not confirm end first. Throws 404, 409 `ERR_NOTHING_DUE`
 * and `ERR_PAYMENT_PENDING`, 422 without a method on file.
 */
export const payDue = async (settling: Settling, order: PayOrder): Promise<Payment> => {
  const { db, provider, now } = settling;
  const { payment, row, earlier } = await begin(db, order, now);
  for (const one of earlier) {
    await provider.cancel(one.id);
    await refreshPayment(settling, one);
    if ((await ownPayment(db, order.accountId, one.id))?.state !== 'paid') continue;
    await db.query(`update payment set state = 'expired' where id = $1`, [payment.id]);
    throw nothingDue();
  }
  const { id, method, amount_cents: cents, state, confirm_url } = payment;
  if (state === 'open' && confirm_url === null) {
    const charge = await provider.charge({
      key: id,
      method,
      onFile: { label: row.payment_label, isRefused: !row.payment_valid },
      payee: recordOf(brandOfId(row.brand_id)).name,
      cents,
      returnUrl: order.returnUrl(id),
    });
    await applyCharge(settling, id, charge);
  } else if (isUnsettled(state)) {
    await refreshPayment(settling, payment);
  }
  return (await ownPayment(db, order.accountId, id)) ?? payment;
};
