import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { searchShellView, styles } from '../src/features/search/search.lit.ts';

export const element = defineElement({
  tag: 'np-search',
  summary: 'The search of the newsstand and of the archive, on its own.',
  attributes: {
    query: { type: 'string', default: '', summary: 'Words to begin with.' },
  },
  events: {},
  slots: { '': 'A plain form that works without script; it shows until the panel is there.' },
  loggedOut: 'The same search; the archive asks to sign in.',
  loads: 'connect',
  styles,
  draw: lit(searchShellView),
  panel: () => import('../src/features/search/panel.tsx'),
});
