import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-offer',
  summary:
    'The offer made for the reader, beside what the reader has now, with its price and the button that takes it.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-offer/panel.tsx'),
});
