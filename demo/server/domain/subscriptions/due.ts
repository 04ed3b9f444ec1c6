import { noticeDay, suspendedDays, unpaidDays } from '../../../../src/rules/subscriptions/subscription.ts';
import { addDays, type Day } from '../../../../src/rules/text/calendar.ts';
import type { Subscription } from './store.ts';

/** A step in the life of a subscription: notice, charge, suspension, end. */
export type DueStep = 'notice' | 'renew' | 'charge_fails' | 'suspend' | 'end';

/** The facts that decide the step. */
export type DueFacts = Pick<
  Subscription,
  'state' | 'auto_renew' | 'payment_valid' | 'ends_on' | 'state_on' | 'renewal_duration'
> & { readonly noticed: boolean };

const whileActive = (facts: DueFacts, today: Day): DueStep | undefined => {
  const { auto_renew, payment_valid, ends_on, renewal_duration, noticed } = facts;
  if (!auto_renew) return ends_on < today ? 'end' : undefined;
  if (!noticed && noticeDay(ends_on, renewal_duration) <= today) return 'notice';
  if (ends_on > today) return undefined;
  return payment_valid ? 'renew' : 'charge_fails';
};

/** The next step due on a day; undefined when there is none. The notice always precedes the charge. */
export const dueStep = (facts: DueFacts, today: Day): DueStep | undefined => {
  const { state, state_on } = facts;
  if (state === 'active') return whileActive(facts, today);
  if (state === 'not_paid') return addDays(state_on, unpaidDays) <= today ? 'suspend' : undefined;
  if (state === 'suspended') return addDays(state_on, suspendedDays) <= today ? 'end' : undefined;
  return undefined;
};
