import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawNotices, followNotices } from '../src/features/notices/follow.ts';

export const element = defineElement({
  tag: 'np-notices',
  summary: 'The notice area: notices for the reader, urgent first, each with its action and a button to dismiss it.',
  attributes: {
    all: { type: 'boolean', summary: 'Shows every notice; otherwise the first, with a button that opens the others.' },
    'errors-only': { type: 'boolean', summary: 'Shows errors only, so that nothing else interrupts an article.' },
  },
  events: {},
  slots: {
    '': 'Notices that your server wrote, in a `<div class="np-root">`; removed once the element has loaded the reader’s.',
  },
  cssProperties: {
    '--np-radius': 'Corner radius; default 6px.',
    '--np-notices-space': 'Space above and below the notices, 0 when there are none; default 0.',
  },
  loggedOut: 'Notices of the page, such as a lost connection. Takes no space when empty.',
  loads: 'intent',
  styles: [],
  draw: drawNotices,
  connected: followNotices,
});
