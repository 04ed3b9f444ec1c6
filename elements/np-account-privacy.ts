import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-privacy/fallback.ts';

export const element = defineElement({
  tag: 'np-account-privacy',
  summary:
    'A copy of the reader’s data by mail, their deletion with a day to think again, and the history of the consents.',
  attributes: {},
  events: {},
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-privacy/panel.tsx'),
});
