import { addDays, type Day } from '../text/calendar.ts';
import { type Duration, periodEnd, type SubscriptionState, suspendedDays, unpaidDays } from './subscription.ts';

/** The text of the notice, the mail and the card about a failed renewal. */
export const paymentProblem = 'Il metodo di pagamento non è valido: aggiornalo per continuare a leggere.';

/** On the account site: opens the payment step of the first unpaid subscription. */
export const payNowPath = '/user/subscriptions?paga';

/** The ways to pay. `file`: the method of the contract, which the provider keeps. */
export const paymentMethods = ['file', 'card', 'paypal', 'sdd'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * `open`: the reader has to confirm it. `pending`: the bank has not answered. `refunded`: it arrived when nothing was due
 * any more.
 */
export const paymentStates = ['open', 'pending', 'paid', 'declined', 'expired', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Whether a payment may still change. */
export const isUnsettled = (state: PaymentState): boolean => state === 'open' || state === 'pending';

/** Parameter of the address after the return from the provider: the payment's id. */
export const paymentParameter = 'pagamento';

/** How long the reader may take to confirm a payment. */
export const confirmMinutes = 15;

/** The facts of a subscription that its due payment depends on. */
export interface UnpaidFacts {
  readonly state: SubscriptionState;
  /** Day of the failed charge. */
  readonly endsOn: Day;
  /** Since when it is unpaid or suspended. */
  readonly stateOn: Day;
  readonly renewalDuration: Duration;
}

/** A due renewal: of which day, until when paying on `today` gives access, and until when it can be paid. */
export interface Due {
  readonly since: Day;
  readonly until: Day;
  /** The last day before it is suspended; of a suspended one, before it ends. */
  readonly payBy: Day;
}

/** What an unpaid subscription owes. The new period begins on the day of the payment: unpaid days give no access. */
export const dueOf = ({ state, endsOn, stateOn, renewalDuration }: UnpaidFacts, today: Day): Due | undefined => {
  if (state !== 'not_paid' && state !== 'suspended') return undefined;
  const days = state === 'not_paid' ? unpaidDays : suspendedDays;
  return { since: endsOn, until: periodEnd(today, renewalDuration), payBy: addDays(stateOn, days - 1) };
};
