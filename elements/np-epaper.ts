import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { arrive, epaperView, styles } from '../src/features/epaper/epaper.lit.ts';
import { firstSettled } from '../src/features/epaper/stage/first-image.rest.ts';

export const element = defineElement({
  tag: 'np-epaper',
  summary:
    'The printed pages of an edition: turn, zoom, search, read as text, keep offline. Without `edition` it opens over the page on `np-edition-open`.',
  attributes: {
    edition: {
      type: 'string',
      default: '',
      summary: 'The edition’s id; empty: opens when the reader opens an edition.',
    },
    page: { type: 'number', default: 1, summary: 'The first page to show.' },
    worker: {
      type: 'string',
      default: '/np-offline.js',
      summary:
        'Address of the service worker for reading offline: the bundle’s `worker/offline.js`, copied to the page’s own origin.',
    },
  },
  events: {
    'np-epaper-page': {
      summary: 'The reader turned the page.',
      detail: { edition: 'string', page: 'number' },
    },
  },
  slots: {
    '': 'The first page as HTML from the server, such as an image; shown until the viewer has loaded. When empty, the element shows the first page itself.',
  },
  loggedOut: 'The first page with a link to subscribe.',
  loads: 'intent',
  styles,
  draw: lit(epaperView),
  connected: arrive,
  panel: async (element) => {
    await firstSettled(element);
    return import('../src/features/epaper/panel.tsx');
  },
});
