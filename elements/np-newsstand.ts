import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { arrive, type Early, newsstandView, styles } from '../src/features/newsstand/newsstand.lit.ts';

const screens = {
  home: () => import('../src/features/newsstand-home/screen.tsx'),
  shelves: () => import('../src/features/newsstand-shelves/shelves.tsx'),
  signatures: () => import('../src/features/newsstand-shelves/signatures.tsx'),
  shelf: () => import('../src/features/newsstand-shelf/screen.tsx'),
  article: () => import('../src/features/article/screen.tsx'),
  search: () => import('../src/features/search/screen.tsx'),
  favourites: () => import('../src/features/favourites/screen.tsx'),
  chatbot: () => import('../src/features/subscriber-chat/screen.tsx'),
  rassegna: () => import('../src/features/press/screen.tsx'),
};

/** A screen that does not come is told where it would be shown. */
const whoShowsIt = (): void => {};

const early: Early = {
  async home(date, signal) {
    screens.home().catch(whoShowsIt);
    return (await import('../src/features/newsstand-home/data.ts')).homeFor(date, signal);
  },
  async article(id, signal) {
    screens.article().catch(whoShowsIt);
    return (await import('../src/features/article/data.ts')).articleFor(id, signal);
  },
};

export const element = defineElement({
  tag: 'np-newsstand',
  summary: 'The digital newsstand: every screen of it behind its address, from the paper of the day to the search.',
  attributes: {
    routing: {
      type: 'enum',
      values: ['history', 'hash', 'memory'],
      default: 'history',
      summary:
        'Where the current screen stands: in the page’s address, in its fragment, or nowhere; read once, at the start.',
    },
    'base-path': {
      type: 'string',
      default: '',
      summary: 'The path that the newsstand’s own addresses begin with, such as `/edicola`; read once.',
    },
  },
  events: {
    'np-edition-open': {
      summary:
        'The reader wants to see a page of an edition, of a story perhaps. Cancelled: somebody shows it; else its image opens.',
      detail: { edition: 'string', page: 'number', article: 'string' },
      cancelable: true,
    },
  },
  slots: {
    '': 'What the page says about its address; it shows until the first screen is drawn, and without script.',
    chatbot: 'The screen of /chatbot, in place of the chatbot.',
  },
  loggedOut: 'All that is open to read; favourites, press review and chatbot lead to the sign-in.',
  loads: 'connect',
  styles,
  draw: lit(newsstandView),
  connected: (shell) => arrive(shell, early),
  panel: async () => {
    const { panelOf } = await import('../src/features/newsstand/panel.tsx');
    return { panel: panelOf(screens) };
  },
});
