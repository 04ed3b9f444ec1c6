import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-offer',
  summary: 'The offer for this reader beside the current subscription, with its price and a button that accepts it.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-offer/panel.tsx'),
});
