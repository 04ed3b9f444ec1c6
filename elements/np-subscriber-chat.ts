import { accountElement } from '../src/screen-kit/account-element.ts';

export const element = accountElement({
  tag: 'np-subscriber-chat',
  summary: 'The chatbot over the newspaper’s articles: it quotes what the paper wrote and leads to the very sentence.',
  attributes: {
    shared: {
      type: 'string',
      default: '',
      summary: 'The token of a chat that a colleague shared: it is shown to be read.',
    },
  },
  loggedOut: 'On the product’s own sites the reader is sent to sign in; elsewhere a line says so, with the way there.',
  panel: () => import('../src/features/subscriber-chat/panel.tsx'),
});
