import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { articleShellView, askEarly, styles } from '../src/features/article/article.lit.ts';

export const element = defineElement({
  tag: 'np-article',
  summary: 'One article of the newsstand with its tools: text size, listening, sharing, favourites.',
  attributes: {
    'article-id': { type: 'string', default: '', summary: 'The article’s id; empty: nothing shows.' },
  },
  events: {
    'np-edition-open': {
      summary: 'The reader wants to see the article’s page. Cancelled: somebody shows it; else its image opens.',
      detail: { edition: 'string', page: 'number', article: 'string' },
      cancelable: true,
    },
  },
  slots: { '': 'The article as the page’s server wrote it; it shows until the panel is there.' },
  loggedOut: 'The article, or its beginning and the way to a subscription.',
  loads: 'connect',
  styles,
  draw: lit(articleShellView),
  connected: askEarly,
  panel: () => import('../src/features/article/panel.tsx'),
});
