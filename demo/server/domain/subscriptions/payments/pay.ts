import { isUnsettled, type PaymentMethod } from '../../../../../src/rules/subscriptions/payment.ts';
import { brandOfId } from '../../../base/addresses.ts';
import { ApiError, statusText } from '../../../base/api-error.ts';
import { recordOf } from '../../../base/records.ts';
import type { Db, Transaction } from '../../../db/db.ts';
import { ownPayment, type Payment, paymentsIn, type Settling, tableOf } from './payment.ts';
import type { MethodOnFile } from './provider.ts';
import { applyCharge, refreshPayment } from './settle.ts';

/** A reader's decision to pay. */
export interface PayOrder {
  readonly accountId: string;
  /** The same key is the same decision, however often it is sent. */
  readonly key: string;
  readonly method: PaymentMethod;
  /** The address to return to, for a payment's id. */
  readonly returnUrl: (paymentId: string) => string;
}

/** What a payment is for. */
export interface Payable {
  /** null for an offer. */
  readonly subscriptionId: number | null;
  /** null for a renewal. */
  readonly offerCode: string | null;
  readonly brandId: number;
  /** The method that the provider keeps, if any. */
  readonly onFile: MethodOnFile | undefined;
  /** What it costs. Throws if it cannot be paid now. */
  readonly requireCents: () => number;
  /** The refusal when another payment was faster. */
  readonly gone: () => ApiError;
}

/** Reads what is paid and locks it until the payment is stored, so that a second tab waits. */
export type LockPayable = (tx: Transaction) => Promise<Payable>;

interface Begun {
  readonly payment: Payment;
  readonly payable: Payable;
  /** The payments of earlier decisions that the reader has not confirmed. */
  readonly earlier: readonly Payment[];
}

const inProgress = (): ApiError =>
  new ApiError(409, 'Un pagamento è già in corso: la banca non ha ancora risposto. Non pagare di nuovo.', {
    code: 'ERR_PAYMENT_PENDING',
  });

/** Stores the decision. */
const begin = (db: Db, order: PayOrder, lock: LockPayable, now: number): Promise<Begun> =>
  db.tx(async (tx) => {
    const { accountId, key, method } = order;
    const payable = await lock(tx);
    const { subscriptionId, offerCode, onFile, requireCents } = payable;
    const table = tableOf({ offer_code: offerCode });
    const [known] = await tx.query<Payment>(`${paymentsIn(table)} where account_id = $1 and request_key = $2`, [
      accountId,
      key,
    ]);
    if (known) return { payment: known, payable, earlier: [] };
    const cents = requireCents();
    if (method === 'file' && !onFile) throw new ApiError(422, statusText(422), { errors: { method: 'method' } });
    const earlier = await tx.query<Payment>(
      `${paymentsIn(table)} where account_id = $1 and state in ('open', 'pending')
         and subscription_id is not distinct from $2`,
      [accountId, subscriptionId],
    );
    if (earlier.some(({ state }) => state === 'pending')) throw inProgress();
    const [what, code] = offerCode === null ? ['subscription_id', subscriptionId] : ['offer_code', offerCode];
    const [row] = await tx.query<{ id: string }>(
      `insert into ${table} (account_id, ${what}, request_key, method, amount_cents, state, created_at)
       values ($1, $2, $3, $4, $5, 'open', $6) returning id`,
      [accountId, code, key, method, cents, new Date(now)],
    );
    const payment = row && (await ownPayment(tx, accountId, row.id));
    if (!payment) throw new Error('The payment was not stored');
    return { payment, payable, earlier };
  });

/**
 * Pays once per key and returns the payment: settled, or with the page where the reader confirms it. A repeated order
 * returns the first payment; after a stop in between it finds the charge. Earlier payments that the reader did not confirm
 * end first. Throws what `lock` throws, 409 `ERR_PAYMENT_PENDING`, 422 without a method on file.
 */
export const pay = async (settling: Settling, order: PayOrder, lock: LockPayable): Promise<Payment> => {
  const { db, provider, now } = settling;
  const { payment, payable, earlier } = await begin(db, order, lock, now);
  for (const one of earlier) {
    await provider.cancel(one.id);
    await refreshPayment(settling, one);
    // The reader may have confirmed it before it could end.
    const found = (await ownPayment(db, order.accountId, one.id))?.state;
    if (found !== 'paid' && found !== 'pending') continue;
    await db.query(`update ${tableOf(payment)} set state = 'expired' where id = $1`, [payment.id]);
    throw found === 'paid' ? payable.gone() : inProgress();
  }
  const { id, method, amount_cents: cents, state, confirm_url } = payment;
  if (state === 'open' && confirm_url === null) {
    const charge = await provider.charge({
      key: id,
      payer: order.accountId,
      method,
      onFile: payable.onFile,
      payee: recordOf(brandOfId(payable.brandId)).name,
      cents,
      returnUrl: order.returnUrl(id),
    });
    await applyCharge(settling, payment, charge);
  } else if (isUnsettled(state)) {
    await refreshPayment(settling, payment);
  }
  return (await ownPayment(db, order.accountId, id)) ?? payment;
};
