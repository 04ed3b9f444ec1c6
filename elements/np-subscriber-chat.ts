import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/subscriber-chat/fallback.ts';

export const element = defineElement({
  tag: 'np-subscriber-chat',
  summary: 'The chatbot over the newspaper’s articles: it quotes what the paper wrote and leads to the very sentence.',
  attributes: {
    shared: {
      type: 'string',
      default: '',
      summary: 'The token of a chat that a colleague shared: it is shown to be read.',
    },
  },
  events: {},
  loggedOut: 'On the product’s own sites the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/subscriber-chat/panel.tsx'),
});
