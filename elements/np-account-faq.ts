import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-faq/fallback.ts';

export const element = defineElement({
  tag: 'np-account-faq',
  summary: 'The frequent questions of the brand by category and product, with a search, a vote and the way to ask.',
  attributes: {},
  events: {},
  loggedOut: 'The same questions, with the same votes.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-faq/panel.tsx'),
});
