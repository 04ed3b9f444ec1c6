import { periodEnd } from '../../../../../src/rules/subscriptions/subscription.ts';
import { type Day, dayOf } from '../../../../../src/rules/text/calendar.ts';
import { brandOfId } from '../../../base/addresses.ts';
import type { Transaction } from '../../../db/db.ts';
import { sendMail } from '../../../mail/outbox.ts';
import { activatedMail } from '../papers/letters.ts';
import { addReceipt } from '../papers/receipts.ts';
import { contractKind, type Paid, type Payment, type Settling } from '../payments/payment.ts';
import { moveSeats } from '../seats/seat-moves.ts';
import { lockSubscription } from '../store.ts';
import { durationOf, type Offer, plusSeatsOf, type Renewal, renewalOf } from './catalogue.ts';
import { type Buyer, lockOrder, lowerThan, type Own } from './order.ts';

/** Ends lower subscriptions when a higher one begins. */
const closeLower = async (tx: Transaction, own: readonly Own[], offer: Offer, today: Day): Promise<void> => {
  for (const { id } of lowerThan(own, offer)) {
    await tx.query(
      `update subscription set state = 'expired', state_on = $2, auto_renew = false, ends_on = least(ends_on, $2)
        where id = $1`,
      [id, today],
    );
  }
};

interface Period {
  readonly today: Day;
  readonly until: Day;
  readonly renewal: Renewal;
  readonly payment: Payment;
}

const insert = async (
  tx: Transaction,
  buyer: Buyer,
  offer: Offer,
  { today, until, renewal, payment }: Period,
  now: number,
): Promise<number> => {
  const [row] = await tx.query<{ id: number }>(
    `insert into subscription (brand_id, owner_id, product, name, duration, audience, state, starts_on, ends_on, state_on,
       auto_renew, price_cents, renewal_cents, renewal_duration, payment_kind, payment_label, seats, purchased_at)
     values ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $7, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
    [
      buyer.brandId,
      buyer.accountId,
      offer.product,
      offer.name,
      durationOf(offer),
      buyer.kind === 'person' ? 'person' : 'company',
      today,
      until,
      renewal.automatic,
      payment.amount_cents,
      renewal.cents,
      renewal.duration,
      contractKind(payment),
      payment.label,
      offer.product === 'digital+' ? plusSeatsOf(brandOfId(buyer.brandId).sigla) : 0,
      new Date(now),
    ],
  );
  if (!row) throw new Error('The subscription was not stored');
  return row.id;
};

/** Continues an old subscription with a new period; its number, seats and readers stay. */
const revive = async (
  tx: Transaction,
  id: number,
  offer: Offer,
  { today, until, renewal, payment }: Period,
  now: number,
): Promise<number> => {
  await tx.query(
    `update subscription set name = $2, duration = $3, state = 'active', state_on = $4, starts_on = $4, ends_on = $5,
       auto_renew = $6, gift = false, price_cents = $7, renewal_cents = $8, renewal_duration = $9, payment_kind = $10,
       payment_label = $11, payment_valid = true, purchased_at = $12
      where id = $1`,
    [
      id,
      offer.name,
      durationOf(offer),
      today,
      until,
      renewal.automatic,
      payment.amount_cents,
      renewal.cents,
      renewal.duration,
      contractKind(payment),
      payment.label,
      new Date(now),
    ],
  );
  await moveSeats(tx, id, 'owner_returns', until);
  return id;
};

const buyerOf = async (tx: Transaction, accountId: string): Promise<Buyer | undefined> => {
  const [row] = await tx.query<Buyer>(
    'select id as "accountId", brand_id as "brandId", kind from account where id = $1',
    [accountId],
  );
  return row;
};

/**
 * Carries out a paid order: makes, upgrades or revives a subscription, with receipt and mail. Undefined when the reader
 * cannot take the offer any more.
 */
export const carryOut = async (
  tx: Transaction,
  payment: Payment,
  { base, now }: Settling,
): Promise<Paid | undefined> => {
  const buyer = await buyerOf(tx, payment.account_id);
  const order = buyer && (await lockOrder(tx, buyer, payment.offer_code ?? ''));
  if (!buyer || !order?.offer || order.offer.kind === 'pay') return undefined;
  const { own, all, offer } = order;
  const today = dayOf(new Date(now));
  await closeLower(tx, own, offer, today);
  const period = { today, until: periodEnd(today, durationOf(offer)), renewal: renewalOf(offer, all), payment };
  const old = own.find(
    ({ product, state }) => offer.kind === 'renew' && product === offer.product && state === 'expired',
  );
  const subscriptionId = old
    ? await revive(tx, old.id, offer, period, now)
    : await insert(tx, buyer, offer, period, now);
  const cents = payment.amount_cents;
  const receiptId = await addReceipt(tx, subscriptionId, { on: today, from: today, to: period.until, cents });
  await tx.query(
    'insert into offer_order (account_id, offer_code, subscription_id, price_cents, at) values ($1, $2, $3, $4, $5)',
    [buyer.accountId, offer.code, subscriptionId, cents, new Date(now)],
  );
  const row = await lockSubscription(tx, subscriptionId);
  if (row) await sendMail(tx, activatedMail(row, base), now);
  return { subscriptionId, receiptId };
};
