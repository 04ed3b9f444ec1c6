import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-rassegna',
  summary:
    'The press review of a company: filter and choose stories, arrange the review, manage recipients and deliveries.',
  loggedOut: 'The newsstand redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/press/panel.tsx'),
});
