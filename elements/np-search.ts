import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { searchShellView, styles } from '../src/features/search/search.lit.ts';

export const element = defineElement({
  tag: 'np-search',
  summary: 'The search of newsstand and archive, on its own.',
  attributes: {
    query: { type: 'string', default: '', summary: 'The initial search words.' },
  },
  events: {},
  slots: { '': 'A plain form that works without script; shown until the panel has loaded.' },
  loggedOut: 'The same search; the archive requires a sign-in.',
  loads: 'connect',
  styles,
  draw: lit(searchShellView),
  panel: () => import('../src/features/search/panel.tsx'),
});
