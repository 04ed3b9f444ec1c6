import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-interests/fallback.ts';

export const element = defineElement({
  tag: 'np-account-interests',
  summary: 'The places and topics that the reader follows, the bell of each, and the push messages of this browser.',
  attributes: {
    worker: {
      type: 'string',
      default: '/np-push.js',
      summary:
        'Address of the service worker for push messages, `worker/push.js` of the bundle, on the page’s own origin.',
    },
  },
  events: {},
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-interests/panel.tsx'),
});
