import { createHash, randomUUID } from 'node:crypto';
import { periodEnd, productRank } from '../../../../src/rules/subscriptions/subscription.ts';
import { type Day, dayOf, daysFrom } from '../../../../src/rules/text/calendar.ts';
import { brandOfId } from '../../base/addresses.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { recordOf } from '../../base/records.ts';
import type { Transaction } from '../../db/db.ts';
import { sendMail } from '../../mail/outbox.ts';
import type { Reader } from '../session/reader.ts';
import { durationOf, type Offer, offersFor, offersOf, plusSeats, type Renewal, renewalOf } from './catalogue.ts';
import { activatedMail } from './papers/letters.ts';
import { addReceipt } from './papers/receipts.ts';
import type { Settling } from './payments/settle.ts';
import { moveSeats } from './seats/seat-moves.ts';
import { lockSubscription } from './store.ts';

/** The method that the provider has on file for every reader of the demo world. */
export const cardOnFile = 'Carta •••• 4417';

interface Own {
  readonly id: number;
  readonly product: Offer['product'];
  readonly state: 'active' | 'not_paid' | 'suspended' | 'expired' | 'withdrawn';
  readonly starts_on: Day;
  readonly ends_on: Day;
  readonly price_cents: number;
}

/** A reader's own subscriptions, locked: a second click waits, then finds the result of the first. */
const lockAllOwn = async (tx: Transaction, accountId: string): Promise<Own[]> => {
  await tx.query('select from account where id = $1 for update', [accountId]);
  return tx.query<Own>(
    `select id, product, state, starts_on, ends_on, price_cents from subscription where owner_id = $1
      order by ends_on desc, id desc`,
    [accountId],
  );
};

/** Share of the price for the remaining days. */
const unusedCents = ({ price_cents, starts_on, ends_on }: Omit<Own, 'id'>, today: Day): number => {
  const all = Math.max(1, daysFrom(starts_on, ends_on));
  const left = Math.min(all, Math.max(0, daysFrom(today, ends_on)));
  return Math.floor((price_cents * left) / all);
};

const lowerThan = <Row extends Pick<Own, 'state' | 'product'>>(own: readonly Row[], offer: Offer): readonly Row[] =>
  own.filter(
    ({ state, product }) =>
      state === 'active' && productRank(product) > 0 && productRank(product) < productRank(offer.product),
  );

/** The price of an offer for this reader: less the remaining days of the lower subscriptions that it replaces. */
export const chargeOf = (own: readonly Omit<Own, 'id'>[], offer: Offer, today: Day): number => {
  let credit = 0;
  for (const one of lowerThan(own, offer)) credit += unusedCents(one, today);
  return Math.max(0, offer.price_cents - credit);
};

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
  readonly cents: number;
  readonly renewal: Renewal;
}

const insert = async (tx: Transaction, reader: Reader, offer: Offer, period: Period, now: number): Promise<number> => {
  const { today, until, cents, renewal } = period;
  const [row] = await tx.query<{ id: number }>(
    `insert into subscription (brand_id, owner_id, product, name, duration, audience, state, starts_on, ends_on, state_on,
       auto_renew, price_cents, renewal_cents, renewal_duration, payment_kind, payment_label, seats, purchased_at)
     values ($1, $2, $3, $4, $5, $6, 'active', $7, $8, $7, $9, $10, $11, $12, 'carta', $13, $14, $15) returning id`,
    [
      reader.brandId,
      reader.accountId,
      offer.product,
      offer.name,
      durationOf(offer),
      reader.kind === 'person' ? 'person' : 'company',
      today,
      until,
      renewal.automatic,
      cents,
      renewal.cents,
      renewal.duration,
      cardOnFile,
      offer.product === 'digital+' ? plusSeats[brandOfId(reader.brandId).sigla] : 0,
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
  { today, until, cents, renewal }: Period,
  now: number,
): Promise<number> => {
  await tx.query(
    `update subscription set name = $2, duration = $3, state = 'active', state_on = $4, starts_on = $4, ends_on = $5,
       auto_renew = $6, gift = false, price_cents = $7, renewal_cents = $8, renewal_duration = $9, payment_kind = 'carta',
       payment_label = $10, payment_valid = true, purchased_at = $11
      where id = $1`,
    [
      id,
      offer.name,
      durationOf(offer),
      today,
      until,
      renewal.automatic,
      cents,
      renewal.cents,
      renewal.duration,
      cardOnFile,
      new Date(now),
    ],
  );
  await moveSeats(tx, id, 'owner_returns', until);
  return id;
};

/** One order of an account at a time: a twin waits, and finds what the first one ordered. */
const lockAccount = (tx: Transaction, { accountId }: Reader) =>
  tx.query('select from account where id = $1 for update', [accountId]);

/** The subscription of an order that was sent before with the same key. */
const orderedWith = async (tx: Transaction, { accountId }: Reader, key?: string): Promise<number | undefined> => {
  const [row] = await tx.query<{ subscription_id: number }>(
    'select subscription_id from offer_order where account_id = $1 and request_key = $2',
    [accountId, key ?? null],
  );
  return row?.subscription_id;
};

interface Order {
  readonly code: string;
  /** Chosen by the page for one decision of the reader. */
  readonly key: string | undefined;
}

/** The reader's own subscriptions and the offer, as long as it can be taken. */
const orderable = async (tx: Transaction, reader: Reader, { code }: Order) => {
  const own = await lockAllOwn(tx, reader.accountId);
  const all = await offersOf(tx, reader.brandId);
  if (!all.some((offer) => offer.code === code)) throw new ApiError(404, statusText(404));
  const offer = offersFor(all, own, reader.kind !== 'person').find((one) => one.code === code);
  if (!offer) {
    throw new ApiError(409, 'Offerta non attivata. Riprova o contatta il servizio clienti.', {
      code: 'ERR_OFFER_NOT_AVAILABLE',
    });
  }
  if (offer.kind === 'pay') {
    throw new ApiError(409, 'C’è un rinnovo da pagare: apri Abbonamenti e premi «Paga ora».', {
      code: 'ERR_PAYMENT_DUE',
    });
  }
  return { own, all, offer };
};

/** The key of the charge at the provider: a key of another reader is another charge. */
const chargeKey = (accountId: string, key: string): string =>
  createHash('sha256')
    .update(`${accountId} ${key}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/** Carries out an order whose charge is paid. The same key orders once, the other tabs wait. */
const carryOut = (settling: Settling, reader: Reader, order: Order, paidCents: number): Promise<number> =>
  settling.db.tx(async (tx) => {
    const { base, now } = settling;
    await lockAccount(tx, reader);
    const ordered = await orderedWith(tx, reader, order.key);
    if (ordered !== undefined) return ordered;
    const { own, all, offer } = await orderable(tx, reader, order);
    const today = dayOf(new Date(now));
    await closeLower(tx, own, offer, today);
    const period = {
      today,
      until: periodEnd(today, durationOf(offer)),
      cents: paidCents,
      renewal: renewalOf(offer, all),
    };
    const old = own.find(
      ({ product, state }) => offer.kind === 'renew' && product === offer.product && state === 'expired',
    );
    const id = old ? await revive(tx, old.id, offer, period, now) : await insert(tx, reader, offer, period, now);
    await addReceipt(tx, id, { on: today, from: today, to: period.until, cents: period.cents });
    await tx.query(
      `insert into offer_order (account_id, offer_code, subscription_id, price_cents, at, request_key)
       values ($1, $2, $3, $4, $5, $6)`,
      [reader.accountId, order.code, id, period.cents, new Date(now), order.key ?? null],
    );
    const row = await lockSubscription(tx, id);
    if (row) await sendMail(tx, activatedMail(row, base), now);
    return id;
  });

/**
 * Takes an offer: charges it at the provider, then makes, upgrades or revives a subscription, with receipt and mail.
 * Returns its id. Throws 404 for an offer that the brand does not have, 409 for one that is not available to this reader,
 * `ERR_PAYMENT_DUE` while its product has an unpaid renewal, which is paid by itself, `ERR_PAYMENT_DECLINED` for a refused
 * charge. The same key charges and orders once: after a stop in between, the next call finds the charge. What is charged
 * for an order that is no longer possible is paid back.
 */
export const takeOffer = async (settling: Settling, reader: Reader, order: Order): Promise<number> => {
  const { db, provider, now } = settling;
  const asked = await db.tx(async (tx) => {
    await lockAccount(tx, reader);
    const ordered = await orderedWith(tx, reader, order.key);
    if (ordered !== undefined) return { ordered };
    const { own, offer } = await orderable(tx, reader, order);
    return { cents: chargeOf(own, offer, dayOf(new Date(now))) };
  });
  if (asked.ordered !== undefined) return asked.ordered;
  const key = chargeKey(reader.accountId, order.key ?? randomUUID());
  const { state } = await provider.charge({
    key,
    method: 'file',
    onFile: { label: cardOnFile, isRefused: false },
    payee: recordOf(brandOfId(reader.brandId)).name,
    cents: asked.cents,
    returnUrl: '',
  });
  if (state !== 'paid') {
    throw new ApiError(409, 'Pagamento rifiutato: non è stato addebitato nulla.', { code: 'ERR_PAYMENT_DECLINED' });
  }
  try {
    return await carryOut(settling, reader, order, asked.cents);
  } catch (error) {
    if (error instanceof ApiError) await provider.refund(key);
    throw error;
  }
};
