import { defineElement } from '../src/element-kit/shell/define.ts';
import styles from '../src/features/assistance-chat/button/launcher.css?inline';
import { drawChat } from '../src/features/assistance-chat/button/launcher.rest.ts';
import { runLazy } from '../src/features/assistance-chat/button/load-lazy.ts';
import { setOpen } from '../src/features/assistance-chat/button/open.ts';

export const element = defineElement({
  tag: 'np-assistance-chat',
  summary: 'A floating button that opens the assistance chat about subscriptions and offers.',
  attributes: {
    opened: { type: 'boolean', summary: 'The panel is open.' },
    position: {
      type: 'enum',
      values: ['right', 'left'],
      default: 'right',
      summary: 'The lower corner that the button and the panel stand in.',
    },
  },
  events: {
    'np-chat-open': { summary: 'The panel was opened.' },
    'np-chat-close': { summary: 'The panel was closed.' },
    'np-chat-send': { summary: 'A question was sent.', detail: { length: 'number' } },
    'np-chat-reply': { summary: 'The reply is shown.', detail: { length: 'number' } },
    'np-chat-handoff': {
      summary: 'The reader goes on with a person: `operator` (the live chat opened) or `contact` (the contact page).',
      detail: { way: 'string' },
    },
    'np-chat-error': {
      summary: 'A question got no answer: `captcha` (it was not sent and stays in the field) or `reply`.',
      detail: { reason: 'string' },
    },
  },
  methods: {
    open: { summary: 'Opens the panel.', run: (shell) => setOpen(shell, true) },
    close: { summary: 'Closes the panel.', run: (shell) => setOpen(shell, false) },
    reset: { summary: 'Forgets the conversation and what is typed.', run: (shell) => void runLazy(shell, 'reset') },
  },
  parts: { launcher: 'The floating button.', panel: 'The dialog.' },
  cssProperties: {
    '--np-accent': 'Accent in the light scheme; default: the brand’s.',
    '--np-accent-dark': 'Accent in the dark scheme; default: the brand’s.',
    '--np-chat-inset-x': 'Distance of the button from the side of its corner; default 24px, on phones 16px.',
    '--np-chat-inset-y': 'Distance of the button from the lower edge; default the same.',
    '--np-z-base': 'Base of the layers; default 1000.',
  },
  loggedOut: 'The same button; the panel offers to log in or to stay anonymous.',
  loads: 'intent',
  styles: [styles],
  draw: drawChat,
  // The page comes to rest first.
  connected: async (shell) => {
    setTimeout(runLazy, 1000, shell, 'keepClear');
  },
  panel: () => import('../src/features/assistance-chat/panel.tsx'),
});
