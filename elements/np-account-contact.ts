import { takeHandedTalk } from '../src/core/assistance/handed-talk.ts';
import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-contact',
  summary: 'The ways to customer service: phone with its hours, the page’s chat, and a message that gets a number.',
  loggedOut: 'The same; name and address are asked for.',
  connected: async () => void takeHandedTalk(),
  panel: () => import('../src/features/account-contact/panel.tsx'),
});
