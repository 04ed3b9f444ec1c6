import type { Offer } from '../../api/subscriptions/offers.ts';
import type { OfferPayment, TakenOffer } from '../../api/subscriptions/payments.ts';
import { allOf, money } from '../../rules/language/formats.ts';
import { nameIn } from '../../rules/language/name-in.ts';
import { mayBeDone } from '../../rules/page/failures.ts';
import type { Result } from '../../rules/page/result.ts';
import { type PaymentMethod, paymentMethods } from '../../rules/subscriptions/payment.ts';
import { paymentTexts } from '../../rules/subscriptions/payment-texts.ts';
import { longDate } from '../../rules/text/dates.ts';
import { copy } from './copy.ts';

/** `al mese` for a word of the server. */
export const unitOf = (period: string): string => nameIn(copy.unit, period) ?? period;
const renewalUnitOf = (period: string): string => nameIn(copy.renewalUnit, period) ?? period;

/** `20 dicembre 2025` for yyyy-mm-dd; other text stays as it is. */
export const dayText = (day: string): string => {
  const date = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : longDate(date);
};

/** The price in parts: how long it is valid, the amount, its period, and the price after it. */
export interface PriceLines {
  readonly intro: string | undefined;
  readonly amount: string;
  readonly unit: string;
  readonly after: string;
}

/**
 * A price of three months that monthly prices follow is given per month, unless the division leaves a cent; any other
 * price for its whole period.
 */
export const priceLines = ({ price, period, renewal }: Offer): PriceLines => {
  const cents = Math.round(price * 100);
  const isByMonth = period === '3 mesi' && renewal?.period === 'mensile' && cents % 3 === 0;
  const isSame = renewal?.price === price && (renewal.period === 'mensile') === (period === 'mese');
  const follows = (): string => {
    if (!renewal) return copy.once;
    if (isSame) return copy.renews;
    return copy.after(money(renewal.price), renewalUnitOf(renewal.period));
  };
  return {
    intro: isByMonth ? copy.firstMonths : undefined,
    amount: money(isByMonth ? cents / 300 : price),
    unit: unitOf(isByMonth ? 'mese' : period),
    after: follows(),
  };
};

const ladder: Readonly<Record<string, readonly (keyof typeof copy.benefits)[]>> = {
  mobile: ['articles'],
  digital: ['articles', 'edition'],
  'digital+': ['articles', 'edition', 'archive', 'seats'],
};

/** A line of the comparison: a feature, and whether each product has it. */
export interface BenefitLine {
  readonly text: string;
  readonly has: readonly boolean[];
}

/** The features of the products, side by side; empty for products that are not on the ladder. */
export const benefitLines = (products: readonly string[]): readonly BenefitLine[] => {
  if (products.some((product) => ladder[product] === undefined)) return [];
  const all = ladder['digital+'] ?? [];
  return all
    .map((benefit) => ({
      text: copy.benefits[benefit],
      has: products.map((product) => ladder[product]?.includes(benefit) ?? false),
    }))
    .filter(({ has }) => has.includes(true));
};

/** The ways to pay an offer that the server names; none means that it charges the method on file. */
export const methodsOf = ({ charge }: Offer): readonly PaymentMethod[] =>
  paymentMethods.filter((method) => charge?.methods?.includes(method));

/** What is due today. */
export const dueText = ({ price, charge }: Offer): string => money(charge?.price ?? price);

/** What the reader accepts: price, period, renewal and withdrawal, as far as the server says. */
export const reviewRows = (offer: Offer): readonly (readonly [string, string])[] => {
  const { price, charge, renewal, replaces } = offer;
  const texts = copy.review;
  const now = dueText(offer);
  const renews =
    renewal && texts.renews(dayText(renewal.next_payment), money(renewal.price), renewalUnitOf(renewal.period));
  return [
    [texts.price, charge && charge.price < price ? texts.less(now, allOf(replaces)) : now],
    ...(charge?.method && !charge.methods ? ([[texts.method, charge.method]] as const) : []),
    ...(charge ? ([[texts.period, texts.days(dayText(charge.from), dayText(charge.until))]] as const) : []),
    [texts.renewal, renews ?? texts.once],
    ...(charge?.withdraw_by ? ([[texts.withdrawal, texts.withdrawBy(dayText(charge.withdraw_by))]] as const) : []),
  ];
};

/** What became of an order in this visit: taken, or in other words. */
export type Outcome =
  | { readonly taken: TakenOffer }
  | {
      readonly taken?: undefined;
      readonly id: string;
      readonly text: string;
      /** It may still change. */
      readonly isOpen: boolean;
    };

/** The outcome of a payment that the server was asked about; undefined for one that it does not know. */
export const outcomeOf = (id: string, result: Result<{ payment: OfferPayment }>): Outcome | undefined => {
  if (result.kind === 'ok') {
    const { state, subscription } = result.data.payment;
    if (state === 'paid' && subscription) return { taken: subscription };
    const text = state === 'refunded' ? copy.refunded : paymentTexts.outcomes[state];
    return { id, text, isOpen: state === 'pending' };
  }
  if (result.kind === 'aborted' || !mayBeDone(result)) return undefined;
  return { id, text: copy.unknown, isOpen: true };
};
