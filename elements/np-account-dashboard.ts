import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-dashboard',
  summary:
    'The overview of the account area: subscription, profile, topics, newsletters, devices and help. Each part loads on its own.',
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-dashboard/panel.tsx'),
});
