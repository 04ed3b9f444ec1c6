import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-newsletters/fallback.ts';

export const element = defineElement({
  tag: 'np-account-newsletters',
  summary: 'The newsletters of the brand, each with a number to look at and a button that begins or ends it.',
  attributes: {},
  events: {},
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-newsletters/panel.tsx'),
});
