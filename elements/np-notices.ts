import { defineElement } from '../src/element-kit/define.ts';
import { lit } from '../src/element-kit/lit.ts';
import { followNotices, noticesView, styles } from '../src/features/notices/notices.ts';

export const element = defineElement({
  tag: 'np-notices',
  summary:
    'The notice area: what the reader has to know, newest first, each with its action and a button to dismiss it.',
  attributes: {},
  events: {},
  cssProperties: {
    '--np-radius': 'Corner radius; default 6px.',
  },
  loggedOut: 'Notices of the page itself, such as a lost connection; nothing takes no room.',
  loads: 'intent',
  styles,
  draw: lit(noticesView),
  connected: followNotices,
});
