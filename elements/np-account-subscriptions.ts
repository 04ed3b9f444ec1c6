import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-subscriptions/fallback.ts';

export const element = defineElement({
  tag: 'np-account-subscriptions',
  summary:
    'The reader’s subscriptions, each with its validity, renewal, receipts and what may be done: renewal off and on, withdrawal, activation of a code.',
  attributes: {},
  events: {},
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-subscriptions/panel.tsx'),
});
