import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-dashboard/fallback.ts';

export const element = defineElement({
  tag: 'np-account-dashboard',
  summary:
    'The overview of the account area: subscription, profile, topics, newsletters, devices and help, each part loading by itself.',
  attributes: {},
  events: {},
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-dashboard/panel.tsx'),
});
