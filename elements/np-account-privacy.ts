import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-privacy',
  summary:
    'A copy of the reader’s data by mail, their deletion with a day to think again, and the history of the consents.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-privacy/panel.tsx'),
});
