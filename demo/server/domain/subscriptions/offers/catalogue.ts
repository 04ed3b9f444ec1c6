import {
  type Duration,
  type OfferKind,
  offerKind,
  type Product,
} from '../../../../../src/rules/subscriptions/subscription.ts';
import { withOwn } from '../../../base/own-brands.ts';
import type { Queryable } from '../../../db/db.ts';

/** A row of `offer`. */
export interface Offer {
  readonly code: string;
  readonly product: Product;
  readonly name: string;
  readonly price_cents: number;
  readonly period: string;
  readonly summary: string;
  readonly body: string;
}

/** Periods as named in the offers. */
const durations: Readonly<Record<string, Duration>> = { mese: 'mensile', '3 mesi': 'trimestrale', anno: 'annuale' };

export const durationOf = ({ period }: Pick<Offer, 'period'>): Duration => durations[period] ?? 'annuale';

/** Seats for other readers in Digital Plus. */
export const plusSeatsOf = withOwn({ MG: 12, LG: 4, EM: 4, GZ: 6, CA: 5, QP: 3 }, () => 3);

/** All offers of a brand in their order. */
export const offersOf = (db: Queryable, brandId: number): Promise<Offer[]> =>
  db.query<Offer>(
    'select code, product, name, price_cents, period, summary, body from offer where brand_id = $1 order by ord',
    [brandId],
  );

/** Read from the offer's texts. */
const isOnce = ({ name, summary, body }: Offer): boolean =>
  /senza rinnovo|non si rinnova/i.test(`${name} ${summary} ${body}`);
const isQuarterly = ({ body }: Offer): boolean => /di trimestre in trimestre/i.test(body);

/** The renewal after the first period. A three-month trial renews monthly where the brand sells months. */
export interface Renewal {
  readonly duration: Duration;
  readonly cents: number;
  readonly automatic: boolean;
}

export const renewalOf = (offer: Offer, all: readonly Offer[]): Renewal => {
  const same = { duration: durationOf(offer), cents: offer.price_cents, automatic: !isOnce(offer) };
  if (same.duration !== 'trimestrale' || !same.automatic || isQuarterly(offer)) return same;
  const monthly = all.find((one) => one.product === offer.product && durationOf(one) === 'mensile');
  return monthly ? { duration: 'mensile', cents: monthly.price_cents, automatic: true } : same;
};

/** Upgrade offers are for readers with a lower product. */
const isUpgradeOnly = ({ code }: Offer): boolean => code.endsWith('-passaggio');

const order: readonly OfferKind[] = ['pay', 'renew', 'upgrade', 'activate'];

/** The offers that a reader can take, each with its kind for this reader, the most fitting first. */
export const offersFor = (
  all: readonly Offer[],
  own: readonly Parameters<typeof offerKind>[1][number][],
  isCompany: boolean,
): readonly (Offer & { readonly kind: OfferKind })[] => {
  const fitting = all.flatMap((offer) => {
    const kind = offerKind({ product: offer.product, upgradeOnly: isUpgradeOnly(offer) }, own, isCompany);
    return kind === undefined ? [] : [{ ...offer, kind }];
  });
  const place = (offer: Offer & { readonly kind: OfferKind }): number =>
    order.indexOf(offer.kind) * 2 + (isUpgradeOnly(offer) ? 0 : 1);
  return fitting.toSorted((one, other) => place(one) - place(other));
};
