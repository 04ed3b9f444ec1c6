import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-profile',
  summary: 'The reader’s profile, invoicing data and consents in one form, with picture and e-mail address.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-profile/panel.tsx'),
});
