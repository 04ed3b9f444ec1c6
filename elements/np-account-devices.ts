import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-devices/fallback.ts';

export const element = defineElement({
  tag: 'np-account-devices',
  summary: 'The browsers and devices in which the reader is signed in, each with a button that ends its session.',
  attributes: {},
  events: {},
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-devices/panel.tsx'),
});
