import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { followReader, navView, styles } from '../src/features/account-nav/account-nav.lit.ts';

export const element = defineElement({
  tag: 'np-account-nav',
  summary:
    'The sections of the account area with their badges: a list up to 300 px wide, a strip when wider. Plain links between its tags show until it is drawn.',
  attributes: {},
  events: {},
  parts: { nav: 'The list or strip.' },
  cssProperties: {
    '--np-radius': 'Corner radius; default 6px.',
  },
  loggedOut: 'The same sections without badges; they lead to the sign-in.',
  loads: 'intent',
  styles,
  draw: lit(navView),
  connected: followReader,
});
