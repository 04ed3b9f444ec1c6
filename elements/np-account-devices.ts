import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-devices',
  summary: 'The browsers and devices where the reader is signed in, each with a button that ends its session.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-devices/panel.tsx'),
});
