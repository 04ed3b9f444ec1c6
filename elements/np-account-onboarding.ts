import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-onboarding',
  summary: 'The first steps of a new reader: interests, newsletters, the apps; it goes on where the reader left.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-onboarding/panel.tsx'),
});
