import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-newsletters',
  summary: 'The brand’s newsletters, each with a sample issue and a button that subscribes or unsubscribes.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-newsletters/panel.tsx'),
});
