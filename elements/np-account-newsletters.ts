import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-newsletters',
  summary: 'The newsletters of the brand, each with a number to look at and a button that begins or ends it.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-newsletters/panel.tsx'),
});
