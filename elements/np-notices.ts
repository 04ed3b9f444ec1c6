import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawNotices, followNotices } from '../src/features/notices/follow.ts';

export const element = defineElement({
  tag: 'np-notices',
  summary:
    'The notice area: what the reader has to know, newest first, each with its action and a button to dismiss it.',
  attributes: {},
  events: {},
  cssProperties: {
    '--np-radius': 'Corner radius; default 6px.',
    '--np-notices-space': 'Space above and below the notices, none where there is none to show; default 0.',
  },
  loggedOut: 'Notices of the page itself, such as a lost connection; nothing takes no room.',
  loads: 'intent',
  styles: [],
  draw: drawNotices,
  connected: followNotices,
});
