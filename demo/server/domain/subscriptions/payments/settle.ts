import { confirmMinutes, isUnsettled } from '../../../../../src/rules/subscriptions/payment.ts';
import { periodEnd } from '../../../../../src/rules/subscriptions/subscription.ts';
import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import { ApiError } from '../../../base/api-error.ts';
import { reasonOf } from '../../../base/start-error.ts';
import type { Transaction } from '../../../db/db.ts';
import { sendMail } from '../../../mail/outbox.ts';
import { carryOut } from '../offers/carry-out.ts';
import { paidMail } from '../papers/letters.ts';
import { clearPaymentNotice } from '../papers/payment-notice.ts';
import { addReceipt } from '../papers/receipts.ts';
import { moveSeats } from '../seats/seat-moves.ts';
import { lockSubscription } from '../store.ts';
import { allPayments, contractKind, type Paid, type Payment, paymentsIn, type Settling, tableOf } from './payment.ts';
import { type Charge, noAnswerCode } from './provider.ts';

/** Continues an unpaid subscription with a period from today, on the method that paid. */
const continueIt = async (tx: Transaction, payment: Payment, { base, now }: Settling): Promise<Paid | undefined> => {
  const { subscription_id, label, amount_cents } = payment;
  const row = subscription_id === null ? undefined : await lockSubscription(tx, subscription_id);
  if (row?.state !== 'not_paid' && row?.state !== 'suspended') return undefined;
  const today = dayOf(new Date(now));
  const until = periodEnd(today, row.renewal_duration);
  await tx.query(
    `update subscription set state = 'active', state_on = $2, starts_on = $2, ends_on = $3, auto_renew = true,
       price_cents = $4, duration = renewal_duration, payment_kind = $5, payment_label = $6, payment_valid = true
      where id = $1`,
    [row.id, today, until, amount_cents, contractKind(payment), label],
  );
  await moveSeats(tx, row.id, 'owner_pays', until);
  const receiptId = await addReceipt(tx, row.id, { on: today, from: today, to: until, cents: amount_cents });
  await clearPaymentNotice(tx, row.owner_id);
  await sendMail(tx, paidMail(row, label, amount_cents, until, base), now);
  return { subscriptionId: row.id, receiptId };
};

const lockPayment = async (tx: Transaction, payment: Payment): Promise<Payment | undefined> => {
  const [row] = await tx.query<Payment>(`${paymentsIn(tableOf(payment))} where id = $1 for update`, [payment.id]);
  return row;
};

/** Stores what the provider says about a payment, once, with what it pays. What can no longer be had is paid back. */
export const applyCharge = async (settling: Settling, before: Payment, charge: Charge): Promise<void> => {
  const { db, provider, now } = settling;
  const { id } = before;
  const isTooLate = await db.tx(async (tx) => {
    const payment = await lockPayment(tx, before);
    if (!payment) return false;
    if (!isUnsettled(payment.state))
      return charge.state === 'paid' && payment.state !== 'paid' && payment.state !== 'refunded';
    const isPaid = charge.state === 'paid';
    const settles = payment.offer_code === null ? continueIt : carryOut;
    const paid = isPaid ? await settles(tx, { ...payment, label: charge.label }, settling) : undefined;
    // Unsettled until the money is back, so that a refund that fails is repeated.
    if (isPaid && !paid) return true;
    await tx.query(
      `update ${tableOf(payment)} set state = $2, label = $3, confirm_url = $4, receipt_id = $5, settled_at = $6,
         subscription_id = coalesce($7, subscription_id) where id = $1`,
      [
        id,
        charge.state,
        charge.label,
        charge.confirmUrl,
        paid?.receiptId ?? null,
        isUnsettled(charge.state) ? null : new Date(now),
        paid?.subscriptionId ?? null,
      ],
    );
    return false;
  });
  if (!isTooLate) return;
  await provider.refund(id);
  await db.query(
    `update ${tableOf(before)} set state = 'refunded', label = $2, confirm_url = null, settled_at = $3 where id = $1`,
    [id, charge.label, new Date(now)],
  );
};

/** Asks the provider about a payment that is not settled. One that the reader does not confirm in time ends. */
export const refreshPayment = async (settling: Settling, payment: Payment): Promise<void> => {
  const { provider, now } = settling;
  if (!isUnsettled(payment.state)) return;
  const isLate = now >= payment.created_at.getTime() + confirmMinutes * 60_000;
  // What waits for the bank can no longer be cancelled.
  if (isLate && payment.state === 'open') await provider.cancel(payment.id);
  const charge = await provider.find(payment.id);
  // A charge that is not there may still be on its way, until it was cancelled.
  if (charge) await applyCharge(settling, payment, charge);
};

/** Refreshes the payments that are not settled, all or of one account: a reader may never return from the bank. */
export const settlePayments = async (settling: Settling, accountId?: string): Promise<void> => {
  const unsettled = await settling.db.query<Payment>(
    `select * from ${allPayments}
      where state in ('open', 'pending') and ($1::uuid is null or account_id = $1) order by created_at`,
    [accountId ?? null],
  );
  for (const payment of unsettled) {
    try {
      await refreshPayment(settling, payment);
    } catch (error) {
      // It stays unsettled until a later round.
      const answer = error instanceof ApiError ? error : undefined;
      settling.log.error({ event: 'payment not settled', id: payment.id, reason: answer?.reason ?? reasonOf(error) });
      // The provider does not answer: asking about each of the others would only hold up what else is due.
      if (answer?.code === noAnswerCode && answer.status === 503) return;
    }
  }
};
