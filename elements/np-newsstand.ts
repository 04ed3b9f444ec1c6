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

/** The place that shows the screen reports a failed import. */
const ignore = (): void => {};

const early: Early = {
  async home(place, signal) {
    screens.home().catch(ignore);
    return (await import('../src/features/newsstand-home/data.ts')).homeFor(place, signal);
  },
  async article(id, signal) {
    screens.article().catch(ignore);
    return (await import('../src/features/article/data.ts')).articleFor(id, signal);
  },
};

export const element = defineElement({
  tag: 'np-newsstand',
  summary: 'The digital newsstand with all its screens and routes, from the paper of the day to the search.',
  attributes: {
    routing: {
      type: 'enum',
      values: ['history', 'hash', 'memory'],
      default: 'history',
      summary: 'Where the route is kept: in the page’s path, in its fragment, or in memory. Read once, at the start.',
    },
    'base-path': {
      type: 'string',
      default: '',
      summary: 'Path prefix of all routes, such as `/edicola`. Read once, at the start.',
    },
  },
  events: {
    'np-edition-open': {
      summary:
        'The reader opens a printed page, for a story or not. Call `preventDefault()` to show it yourself; otherwise its image opens.',
      detail: { edition: 'string', page: 'number', article: 'string' },
      cancelable: true,
    },
  },
  slots: {
    '': 'Content for the current address; shown until the first screen is drawn, and without script.',
    chatbot: 'Replaces the chatbot on /chatbot.',
  },
  loggedOut: 'All free content; favourites, press review and chatbot redirect to the sign-in.',
  loads: 'connect',
  styles,
  draw: lit(newsstandView),
  connected: (shell) => arrive(shell, early),
  panel: async () => {
    const { panelOf } = await import('../src/features/newsstand/panel.tsx');
    return { panel: panelOf(screens) };
  },
});
