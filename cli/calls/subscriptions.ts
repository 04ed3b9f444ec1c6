import { offersOf, takeOffer } from '../../src/api/subscriptions/offers.ts';
import { payDue, paymentOf } from '../../src/api/subscriptions/payments.ts';
import { inviteOne, removeSubUser, resendCode, sendCode, subUsersOf } from '../../src/api/subscriptions/sub-users.ts';
import {
  activateCode,
  confirmWithdrawal,
  declareWithdrawal,
  papersOf,
  setRenewal,
  subscriptionsOf,
} from '../../src/api/subscriptions/subscriptions.ts';
import { type ContractCall, callsOf } from './call.ts';

const call = callsOf('account');
const decision = { key: '', method: 'file' } as const;

/** The calls about subscriptions. All that write are for good. */
export const subscriptionCalls: readonly ContractCall[] = [
  call('subscriptions', {
    make: (client) => subscriptionsOf(client),
    learn: ({ subscriptions }) => ({
      subscription: subscriptions[0]?.id,
      shared: subscriptions.find(({ seats, slave }) => seats.total > 0 && !slave)?.id,
    }),
  }),
  call('subscriptionActivate', { kind: 'never', make: (client) => activateCode(client, '') }),
  call('subscriptionReceipts', {
    needs: ['subscription'],
    make: (client, { subscription }) => papersOf(client, Number(subscription)),
  }),
  call('autoRenewal', { kind: 'never', make: (client) => setRenewal(client, 1, { enabled: false }) }),
  call('withdrawal', { kind: 'never', make: (client) => declareWithdrawal(client, 1, { name: '', email: '' }) }),
  call('withdrawal', { kind: 'never', make: (client) => confirmWithdrawal(client, 1, { name: '', email: '' }) }),
  call('payDue', { kind: 'never', make: (client) => payDue(client, 1, decision) }),
  // A payment exists after a paying call only.
  call('payment', { kind: 'never', make: (client) => paymentOf(client, '1') }),
  call('offers', { make: (client) => offersOf(client) }),
  call('offerActivate', { kind: 'never', make: (client) => takeOffer(client, '1', decision) }),
  call('subUsers', { needs: ['shared'], make: (client, { shared }) => subUsersOf(client, Number(shared)) }),
  call('subUsersInvite', { kind: 'never', make: (client) => inviteOne(client, 1, { email: '' }) }),
  call('subUserSend', { kind: 'never', make: (client) => sendCode(client, 1, {}) }),
  call('subUserResend', { kind: 'never', make: (client) => resendCode(client, 1) }),
  call('subUserDelete', { kind: 'never', make: (client) => removeSubUser(client, 1) }),
];
