import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-account-interests',
  summary:
    'The places and topics that the reader follows, with a bell for each, and the push messages of this browser.',
  attributes: {
    worker: {
      type: 'string',
      default: '/np-push.js',
      summary:
        'Address of the service worker for push messages: the bundle’s `worker/push.js`, copied to the page’s own origin.',
    },
  },
  loggedOut: 'The account site redirects to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/account-interests/panel.tsx'),
});
