import { confirmMinutes, isUnsettled } from '../../../../../src/rules/subscriptions/payment.ts';
import { periodEnd } from '../../../../../src/rules/subscriptions/subscription.ts';
import { dayOf } from '../../../../../src/rules/text/calendar.ts';
import type { Base } from '../../../base/hosts.ts';
import type { Db, Transaction } from '../../../db/db.ts';
import { sendMail } from '../../../mail/outbox.ts';
import { paidMail } from '../papers/letters.ts';
import { clearPaymentNotice } from '../papers/payment-notice.ts';
import { addReceipt } from '../papers/receipts.ts';
import { moveSeats } from '../seats/seat-moves.ts';
import { lockSubscription, type Subscription } from '../store.ts';
import { type Payment, paymentColumns } from './payment.ts';
import type { Charge, PaymentProvider } from './provider.ts';

/** What a settlement needs. `base` is for links in mails. */
export interface Settling {
  readonly db: Db;
  readonly provider: PaymentProvider;
  readonly base: Base;
  readonly now: number;
}

/** Continues an unpaid subscription with a period from today, on the method that paid. */
const continueIt = async (
  tx: Transaction,
  row: Subscription,
  { method, label, amount_cents }: Payment,
  { base, now }: Settling,
): Promise<number | null> => {
  const today = dayOf(new Date(now));
  const until = periodEnd(today, row.renewal_duration);
  await tx.query(
    `update subscription set state = 'active', state_on = $2, starts_on = $2, ends_on = $3, auto_renew = true,
       price_cents = $4, duration = renewal_duration, payment_kind = $5, payment_label = $6, payment_valid = true
      where id = $1`,
    // The contract's kinds are those of the API: an account at PayPal stands for a card, a mandate for a bank transfer.
    [row.id, today, until, amount_cents, method === 'sdd' ? 'bonifico' : 'carta', label],
  );
  await moveSeats(tx, row.id, 'owner_pays', until);
  await addReceipt(tx, row.id, { on: today, from: today, to: until, cents: amount_cents });
  await clearPaymentNotice(tx, row.owner_id);
  await sendMail(tx, paidMail(row, label, amount_cents, until, base), now);
  const [receipt] = await tx.query<{ id: number }>(
    `select id from receipt where subscription_id = $1 and kind = 'payment' and period_from = $2`,
    [row.id, today],
  );
  return receipt?.id ?? null;
};

const lockPayment = async (tx: Transaction, id: string): Promise<Payment | undefined> => {
  const [row] = await tx.query<Payment>(`select ${paymentColumns} from payment where id = $1 for update`, [id]);
  return row;
};

/** Stores what the provider says about a payment, once, with its effect on the subscription. */
export const applyCharge = async (settling: Settling, id: string, charge: Charge): Promise<void> => {
  const { db, provider, now } = settling;
  const isTooLate = await db.tx(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!payment) return false;
    if (!isUnsettled(payment.state))
      return charge.state === 'paid' && payment.state !== 'paid' && payment.state !== 'refunded';
    const row = charge.state === 'paid' ? await lockSubscription(tx, payment.subscription_id) : undefined;
    const isDue = row?.state === 'not_paid' || row?.state === 'suspended';
    const state = charge.state === 'paid' && !isDue ? 'refunded' : charge.state;
    const receipt = row && isDue ? await continueIt(tx, row, { ...payment, label: charge.label }, settling) : null;
    await tx.query(
      `update payment set state = $2, label = $3, confirm_url = $4, receipt_id = $5, settled_at = $6 where id = $1`,
      [id, state, charge.label, charge.confirmUrl, receipt, isUnsettled(state) ? null : new Date(now)],
    );
    return state === 'refunded';
  });
  if (isTooLate) await provider.refund(id);
};

/** Asks the provider about a payment that is not settled. One that the reader does not confirm in time ends. */
export const refreshPayment = async (settling: Settling, payment: Payment): Promise<void> => {
  const { provider, now } = settling;
  if (!isUnsettled(payment.state)) return;
  if (now >= payment.created_at.getTime() + confirmMinutes * 60_000) await provider.cancel(payment.id);
  const charge = await provider.find(payment.id);
  // A charge that is not there may still be on its way, until it was cancelled.
  if (charge) await applyCharge(settling, payment.id, charge);
};

/** Refreshes the payments that are not settled, all or of one account: a reader may never return from the bank. */
export const settlePayments = async (settling: Settling, accountId?: string): Promise<void> => {
  const unsettled = await settling.db.query<Payment>(
    `select ${paymentColumns} from payment
      where state in ('open', 'pending') and ($1::uuid is null or account_id = $1) order by created_at`,
    [accountId ?? null],
  );
  for (const payment of unsettled) await refreshPayment(settling, payment);
};
