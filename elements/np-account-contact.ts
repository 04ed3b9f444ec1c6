import { takeHandedTalk } from '../src/core/assistance/handed-talk.ts';
import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-contact',
  summary:
    'Customer service: the phone with its hours, the page’s assistance chat, and a contact form that returns a number.',
  loggedOut: 'The same; the form also asks for name and e-mail address.',
  connected: async () => void takeHandedTalk(),
  panel: () => import('../src/features/account-contact/panel.tsx'),
});
