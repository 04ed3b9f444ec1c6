import { takeHandedTalk } from '../src/core/assistance/handed-talk.ts';
import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-contact/fallback.ts';

export const element = defineElement({
  tag: 'np-account-contact',
  summary: 'The ways to customer service: phone with its hours, the page’s chat, and a message that gets a number.',
  attributes: {},
  events: {},
  loggedOut: 'The same; name and address are asked for.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  connected: async () => void takeHandedTalk(),
  panel: () => import('../src/features/account-contact/panel.tsx'),
});
