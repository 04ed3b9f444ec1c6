import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-rassegna',
  summary:
    'The press review of a company: stories to sift and choose, the review made of them, recipients and delivery.',
  loggedOut: 'On the newsstand the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/press/panel.tsx'),
});
