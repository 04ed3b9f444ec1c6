import { addDays, addMonths, type Day } from '../text/calendar.ts';

/** The products; `mobile` is sold as Online, `digital+` as Digital Plus. */
export const products = ['mobile', 'digital', 'digital+', 'consent', 'rassegna'] as const;
export type Product = (typeof products)[number];

export type SubscriptionState = 'active' | 'not_paid' | 'suspended' | 'expired' | 'withdrawn';
export type Duration = 'mensile' | 'trimestrale' | 'annuale';

/** The reader's actions on a subscription; the screen shows one button each. */
export type SubscriptionAction =
  | 'cancel_renewal'
  | 'reactivate_renewal'
  | 'withdraw'
  | 'manage_users'
  | 'pay'
  | 'renew'
  | 'receipts'
  | 'calendar';

const months: Readonly<Record<Duration, number>> = { mensile: 1, trimestrale: 3, annuale: 12 };

/** The last day of a period that begins on `from`; the next period is charged that day. */
export const periodEnd = (from: Day, duration: Duration): Day => addMonths(from, months[duration]);

/** Days between the notice of an automatic renewal and the renewal. */
export const noticeDays: Readonly<Record<Duration, number>> = { mensile: 7, trimestrale: 7, annuale: 30 };

/** The day on which the notice of a renewal is sent. */
export const noticeDay = (renewsOn: Day, duration: Duration): Day => addDays(renewsOn, -noticeDays[duration]);

/** The last day to stop a renewal: the day before the charge. */
export const cancelBy = (renewsOn: Day): Day => addDays(renewsOn, -1);

/** Codice del consumo, art. 52: fourteen days from the conclusion of a contract at a distance. */
export const withdrawalDays = 14;
export const withdrawBy = (purchasedOn: Day): Day => addDays(purchasedOn, withdrawalDays);

/** Codice del consumo, art. 56: the price is given back within fourteen days from the withdrawal. */
export const refundBy = (withdrawnOn: Day): Day => addDays(withdrawnOn, 14);

/** Days that a subscription stays unpaid after a failed charge, then suspended, before it ends. */
export const unpaidDays = 30;
export const suspendedDays = 30;

/** The facts of a subscription that the rules read. */
export interface SubscriptionFacts {
  readonly state: SubscriptionState;
  readonly recurring: boolean;
  /** Whether it can be charged again; false for a gift and for a code bought in a shop. */
  readonly chargeable: boolean;
  /** A consumer's contract; companies have no right of withdrawal. */
  readonly consumer: boolean;
  /** Whether the reader uses a seat of another reader's subscription. */
  readonly slave: boolean;
  readonly seats: number;
  readonly endsOn: Day;
  readonly purchasedOn: Day;
  /** Price of the current period in cents. */
  readonly priceCents: number;
}

/** Whether the reader may withdraw: from an own, paid consumer contract that has not ended, within fourteen days. */
export const mayWithdraw = (facts: SubscriptionFacts, today: Day): boolean =>
  facts.consumer &&
  !facts.slave &&
  facts.chargeable &&
  facts.priceCents > 0 &&
  (facts.state === 'active' || facts.state === 'not_paid') &&
  today <= withdrawBy(facts.purchasedOn);

/**
 * Whether the renewal can be stopped or restarted: of an own, active subscription that can be charged, until the day
 * before the charge.
 */
export const mayChangeRenewal = (facts: SubscriptionFacts, today: Day): boolean =>
  facts.state === 'active' && !facts.slave && facts.chargeable && today < facts.endsOn;

const whileActive = (facts: SubscriptionFacts, today: Day): SubscriptionAction[] => {
  const renewal = facts.recurring ? 'cancel_renewal' : 'reactivate_renewal';
  return [
    ...(mayChangeRenewal(facts, today) ? [renewal as SubscriptionAction] : []),
    ...(facts.seats > 0 ? ['manage_users' as const] : []),
    'calendar',
  ];
};

/** The actions on a subscription, in the order of their buttons. The reader of a seat has none. */
export const subscriptionActions = (facts: SubscriptionFacts, today: Day): readonly SubscriptionAction[] => {
  if (facts.slave) return [];
  return [
    ...(facts.state === 'active' ? whileActive(facts, today) : []),
    ...(facts.state === 'not_paid' || facts.state === 'suspended' ? ['pay' as const] : []),
    ...(facts.state === 'expired' ? ['renew' as const] : []),
    ...(mayWithdraw(facts, today) ? ['withdraw' as const] : []),
    ...(facts.priceCents > 0 ? ['receipts' as const] : []),
  ];
};

/** The rights of a reader, from own and shared subscriptions and the kind of account. */
export interface Rights {
  readonly abbonato: boolean;
  readonly abbonatoConsent: boolean;
  readonly abbonatoDigital: boolean;
  readonly abbonatoRassegna: boolean;
  readonly isCompany: boolean;
  readonly isCompanySubscribed: boolean;
  readonly isFamilySubscribed: boolean;
  /** Uses a seat of another reader's subscription. */
  readonly isSlave: boolean;
  /** The usable products, each once. */
  readonly owned: readonly Product[];
}

/** A subscription that can be used now. */
export interface UsableSubscription {
  readonly product: Product;
  readonly audience: 'person' | 'family' | 'company';
  readonly slave: boolean;
}

export const rightsFrom = (usable: readonly UsableSubscription[], isCompany: boolean): Rights => {
  const owned = products.filter((product) => usable.some((one) => one.product === product));
  const has = (...wanted: Product[]): boolean => wanted.some((product) => owned.includes(product));
  return {
    abbonato: has('mobile', 'digital', 'digital+'),
    abbonatoConsent: has('consent'),
    abbonatoDigital: has('digital', 'digital+'),
    abbonatoRassegna: has('rassegna'),
    isCompany,
    isCompanySubscribed: isCompany && owned.length > 0,
    isFamilySubscribed: usable.some(({ audience }) => audience === 'family'),
    isSlave: usable.some(({ slave }) => slave),
    owned,
  };
};

/** Order of the products; `consent` and `rassegna` are outside the ladder. */
const ranks: Readonly<Record<Product, number>> = { consent: 0, rassegna: 0, mobile: 1, digital: 2, 'digital+': 3 };

export const productRank = (product: Product): number => ranks[product];

/** What an offer means to a reader: a new subscription, an upgrade, a payment or a renewal. */
export type OfferKind = 'activate' | 'upgrade' | 'pay' | 'renew';

/** A reader's own subscription. */
export interface OwnSubscription {
  readonly product: Product;
  readonly state: SubscriptionState;
}

/** The kind of an offer for a reader; undefined when the offer is not for this reader. */
export const offerKind = (
  offered: { readonly product: Product; readonly upgradeOnly: boolean },
  own: readonly OwnSubscription[],
  isCompany: boolean,
): OfferKind | undefined => {
  const { product } = offered;
  if (product === 'rassegna' && !isCompany) return undefined;
  const active = own.filter(({ state }) => state === 'active');
  if (active.some((one) => one.product === product)) return undefined;
  const ladder = active.filter((one) => productRank(one.product) > 0);
  const onLadder = productRank(product) > 0;
  if (onLadder && ladder.some((one) => productRank(one.product) > productRank(product))) return undefined;
  if (onLadder && ladder.length > 0) return 'upgrade';
  if (offered.upgradeOnly) return undefined;
  const states = own.filter((one) => one.product === product).map(({ state }) => state);
  if (states.includes('not_paid') || states.includes('suspended')) return 'pay';
  return states.includes('expired') ? 'renew' : 'activate';
};
