import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
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
  loggedOut: 'On the account site the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/account-interests/panel.tsx'),
});
