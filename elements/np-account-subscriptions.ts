import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-subscriptions',
  summary:
    'The reader’s subscriptions with validity, renewal and receipts: stop or restart the renewal, withdraw, activate a code, manage linked users.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-subscriptions/panel.tsx'),
});
