import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-dashboard',
  summary:
    'The overview of the account area: subscription, profile, topics, newsletters, devices and help, each part loading by itself.',
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-dashboard/panel.tsx'),
});
