import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { articleShellView, askEarly, styles, textSettled } from '../src/features/article/article.lit.ts';

export const element = defineElement({
  tag: 'np-article',
  summary: 'One article of the newsstand with its tools: text size, read aloud, share, favourites.',
  attributes: {
    'article-id': { type: 'string', default: '', summary: 'The article’s id; empty: shows nothing.' },
  },
  events: {
    'np-edition-open': {
      summary:
        'The reader opens the printed page of the article. Call `preventDefault()` to show it yourself; otherwise its image opens.',
      detail: { edition: 'string', page: 'number', article: 'string' },
      cancelable: true,
    },
  },
  slots: { '': 'The article as HTML from the server; shown until the panel has loaded.' },
  loggedOut: 'The article, or its beginning with a link to subscribe.',
  loads: 'connect',
  styles,
  draw: lit(articleShellView),
  connected: askEarly,
  panel: async (element) => {
    await textSettled(element);
    return import('../src/features/article/panel.tsx');
  },
});
