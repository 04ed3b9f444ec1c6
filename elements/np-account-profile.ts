import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-profile',
  summary: 'The reader’s profile, invoicing data and consents in one form, with their picture and e-mail address.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-profile/panel.tsx'),
});
