import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-subscriptions',
  summary:
    'The reader’s subscriptions, each with its validity, renewal, receipts and what may be done: renewal off and on, withdrawal, activation of a code.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-subscriptions/panel.tsx'),
});
