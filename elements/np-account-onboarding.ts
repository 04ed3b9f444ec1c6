import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-onboarding',
  summary: 'The first steps of a new reader: interests, newsletters, apps. Continues where the reader left off.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-onboarding/panel.tsx'),
});
