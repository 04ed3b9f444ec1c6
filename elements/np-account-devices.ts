import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-devices',
  summary: 'The browsers and devices in which the reader is signed in, each with a button that ends its session.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-devices/panel.tsx'),
});
