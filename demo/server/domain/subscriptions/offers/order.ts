import { productRank } from '../../../../../src/rules/subscriptions/subscription.ts';
import { type Day, daysFrom } from '../../../../../src/rules/text/calendar.ts';
import { ApiError } from '../../../base/api-error.ts';
import type { Transaction } from '../../../db/db.ts';
import type { Reader } from '../../session/reader.ts';
import type { MethodOnFile } from '../payments/provider.ts';
import type { Subscription } from '../store.ts';
import { type Offer, offersFor, offersOf } from './catalogue.ts';

/** What decides about an offer and its price. */
export type Own = Pick<
  Subscription,
  | 'id'
  | 'product'
  | 'state'
  | 'starts_on'
  | 'ends_on'
  | 'price_cents'
  | 'payment_kind'
  | 'payment_label'
  | 'payment_valid'
>;

/** Who orders. */
export type Buyer = Pick<Reader, 'accountId' | 'brandId' | 'kind'>;

/** A reader's own subscriptions, locked: a second click waits, then finds the result of the first. */
export const lockAllOwn = async (tx: Transaction, accountId: string): Promise<Own[]> => {
  await tx.query('select from account where id = $1 for update', [accountId]);
  return tx.query<Own>(
    `select id, product, state, starts_on, ends_on, price_cents, payment_kind, payment_label, payment_valid
       from subscription where owner_id = $1 order by ends_on desc, id desc`,
    [accountId],
  );
};

/** The card of the latest of a reader's subscriptions that has one. */
export const methodOnFile = (own: readonly Own[]): MethodOnFile | undefined => {
  const [latest] = own
    .filter(({ payment_kind, payment_label }) => payment_kind === 'carta' && payment_label !== '')
    .toSorted((one, other) => other.ends_on.localeCompare(one.ends_on));
  return latest && { label: latest.payment_label, isRefused: !latest.payment_valid };
};

/** Share of the price for the remaining days. */
const unusedCents = ({ price_cents, starts_on, ends_on }: Own, today: Day): number => {
  const all = Math.max(1, daysFrom(starts_on, ends_on));
  const left = Math.min(all, Math.max(0, daysFrom(today, ends_on)));
  return Math.floor((price_cents * left) / all);
};

/** The running subscriptions that an offer replaces: those lower than it. */
export const lowerThan = (own: readonly Own[], offer: Offer): readonly Own[] =>
  own.filter(
    ({ state, product }) =>
      state === 'active' && productRank(product) > 0 && productRank(product) < productRank(offer.product),
  );

/** The price of an offer for this reader: less the remaining days of the lower subscriptions that it replaces. */
export const chargeOf = (own: readonly Own[], offer: Offer, today: Day): number => {
  let credit = 0;
  for (const one of lowerThan(own, offer)) credit += unusedCents(one, today);
  return Math.max(0, offer.price_cents - credit);
};

/** The refusal of an offer that is not for this reader, or was taken already. */
export const notAvailable = (): ApiError =>
  new ApiError(409, 'Offerta non attivata. Riprova o contatta il servizio clienti.', {
    code: 'ERR_OFFER_NOT_AVAILABLE',
  });

/** What an order is decided by. */
export interface Orderable {
  readonly own: readonly Own[];
  /** The offers of the brand. */
  readonly all: readonly Offer[];
  /** The ordered one; undefined if this reader cannot take it now. */
  readonly offer: ReturnType<typeof offersFor>[number] | undefined;
}

/** Locks the reader's subscriptions and finds the offer. */
export const lockOrder = async (tx: Transaction, buyer: Buyer, code: string): Promise<Orderable> => {
  const own = await lockAllOwn(tx, buyer.accountId);
  const all = await offersOf(tx, buyer.brandId);
  const offer = offersFor(all, own, buyer.kind !== 'person').find((one) => one.code === code);
  return { own, all, offer };
};
