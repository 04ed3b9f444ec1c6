import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-privacy',
  summary:
    'Export of the reader’s data by e-mail, deletion of the account with a day to undo it, and the history of consents.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-privacy/panel.tsx'),
});
