import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-subscriber-chat',
  summary: 'The chatbot about the newspaper’s articles: quotes the paper and links to the quoted sentence.',
  attributes: {
    shared: {
      type: 'string',
      default: '',
      summary: 'Token of a chat that a colleague shared; shown read-only.',
    },
  },
  loggedOut: 'The product’s own sites redirect to the sign-in; elsewhere the element links to it.',
  panel: () => import('../src/features/subscriber-chat/panel.tsx'),
});
