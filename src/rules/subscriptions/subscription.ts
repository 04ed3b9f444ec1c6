import { addDays, addMonths, type Day } from '../text/calendar.ts';

/** Specification, point 3: what can be subscribed to; `mobile` is sold as Online, `digital+` as Digital Plus. */
export const products = ['mobile', 'digital', 'digital+', 'consent', 'rassegna'] as const;
export type Product = (typeof products)[number];

export type SubscriptionState = 'active' | 'not_paid' | 'suspended' | 'expired' | 'withdrawn';
export type Duration = 'mensile' | 'trimestrale' | 'annuale';

/** What the reader may do with a subscription; the screen shows a button for each and for nothing else. */
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

/** The last day of a period that begins on `from`; the next period is charged on it. */
export const periodEnd = (from: Day, duration: Duration): Day => addMonths(from, months[duration]);

/** How many days before an automatic renewal the reader is told. */
export const noticeDays: Readonly<Record<Duration, number>> = { mensile: 7, trimestrale: 7, annuale: 30 };

/** The day on which the notice of a renewal goes out. */
export const noticeDay = (renewsOn: Day, duration: Duration): Day => addDays(renewsOn, -noticeDays[duration]);

/** The last day to stop a renewal: the one before the charge. */
export const cancelBy = (renewsOn: Day): Day => addDays(renewsOn, -1);

/** Codice del consumo, art. 52: fourteen days from the conclusion of a contract at a distance. */
export const withdrawalDays = 14;
export const withdrawBy = (purchasedOn: Day): Day => addDays(purchasedOn, withdrawalDays);

/** A charge that failed leaves a subscription unpaid for so many days, then suspended for so many, then it ends. */
export const unpaidDays = 30;
export const suspendedDays = 30;

/** What the rules need to know of a subscription. */
export interface SubscriptionFacts {
  readonly state: SubscriptionState;
  readonly recurring: boolean;
  /** Whether there is a way to charge it again: a gift and a code bought over the counter have none. */
  readonly chargeable: boolean;
  /** A contract of a consumer: a company's knows no withdrawal. */
  readonly consumer: boolean;
  /** Whether the reader reads through another's subscription. */
  readonly slave: boolean;
  readonly seats: number;
  readonly endsOn: Day;
  readonly purchasedOn: Day;
  /** What was charged for the running period, in cents. */
  readonly priceCents: number;
}

/** Whether the contract can still be withdrawn from: a paid one of a consumer's own, within the days, not ended. */
export const mayWithdraw = (facts: SubscriptionFacts, today: Day): boolean =>
  facts.consumer &&
  !facts.slave &&
  facts.chargeable &&
  facts.priceCents > 0 &&
  (facts.state === 'active' || facts.state === 'not_paid') &&
  today <= withdrawBy(facts.purchasedOn);

/** Whether the renewal can be stopped or begun again: an own, running subscription that can be charged; on the day of the charge it is too late. */
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

/** The actions on a subscription, in the order in which they are offered. A secondary reader only looks. */
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

/** Specification, point 3: what a reader's own and shared subscriptions, and the kind of account, amount to. */
export interface Rights {
  readonly abbonato: boolean;
  readonly abbonatoConsent: boolean;
  readonly abbonatoDigital: boolean;
  readonly abbonatoRassegna: boolean;
  readonly isCompany: boolean;
  readonly isCompanySubscribed: boolean;
  readonly isFamilySubscribed: boolean;
  /** Reads through a place in another's subscription. */
  readonly isSlave: boolean;
  /** The products that can be used now, each once. */
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

/** Specification, point 3, "Marketing profile": the highest product wins. */
const ranks: Readonly<Record<Product, number>> = { consent: 0, rassegna: 0, mobile: 1, digital: 2, 'digital+': 3 };

export const productRank = (product: Product): number => ranks[product];

/** What an offer is to a reader: new, a step up, a way to pay or to come back; undefined: it is not for this reader. */
export type OfferKind = 'activate' | 'upgrade' | 'pay' | 'renew';

/** A subscription of one's own, as far as offers care. */
export interface OwnSubscription {
  readonly product: Product;
  readonly state: SubscriptionState;
}

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
