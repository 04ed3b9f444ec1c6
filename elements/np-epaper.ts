import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { arrive, epaperView, styles } from '../src/features/epaper/epaper.lit.ts';
import { firstSettled } from '../src/features/epaper/stage/first-image.rest.ts';

export const element = defineElement({
  tag: 'np-epaper',
  summary:
    'The printed pages of an edition: to leaf through, zoom, search, read as text and keep. Without `edition` it opens over the page on `np-edition-open`.',
  attributes: {
    edition: {
      type: 'string',
      default: '',
      summary: 'The edition’s id; empty: it opens when the reader asks for one.',
    },
    page: { type: 'number', default: 1, summary: 'The page to begin with.' },
    worker: {
      type: 'string',
      default: '/np-offline.js',
      summary:
        'The service worker for reading without a network: `worker/offline.js` of the bundle, on the page’s own origin.',
    },
  },
  events: {
    'np-epaper-page': {
      summary: 'The reader turned the page.',
      detail: { edition: 'string', page: 'number' },
    },
  },
  slots: {
    '': 'The first page as the page’s server wrote it, such as an image; it shows until the viewer stands. Left empty, the element shows the first page itself.',
  },
  loggedOut: 'The first page, and the way to a subscription.',
  loads: 'visible',
  styles,
  draw: lit(epaperView),
  connected: arrive,
  panel: async (element) => {
    await firstSettled(element);
    return import('../src/features/epaper/panel.tsx');
  },
});
