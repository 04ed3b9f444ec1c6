import { defineElement } from '../src/element-kit/shell/define.ts';
import styles from '../src/features/assistance-chat/button/launcher.css?inline';
import { drawChat } from '../src/features/assistance-chat/button/launcher.rest.ts';
import { runLazy } from '../src/features/assistance-chat/button/load-lazy.ts';
import { setOpen } from '../src/features/assistance-chat/button/open.ts';

export const element = defineElement({
  tag: 'np-assistance-chat',
  summary: 'A floating button that opens the assistance chat about subscriptions and offers.',
  attributes: {
    opened: { type: 'boolean', summary: 'Whether the panel is open.' },
    position: {
      type: 'enum',
      values: ['right', 'left'],
      default: 'right',
      summary: 'The lower corner of button and panel.',
    },
  },
  events: {
    'np-chat-open': { summary: 'The panel was opened.' },
    'np-chat-close': { summary: 'The panel was closed.' },
    'np-chat-send': { summary: 'A question was sent.', detail: { length: 'number' } },
    'np-chat-reply': { summary: 'The reply is shown.', detail: { length: 'number' } },
    'np-chat-handoff': {
      summary: 'The reader continues with a person: `operator` (the live chat opened) or `contact` (the contact page).',
      detail: { way: 'string' },
    },
    'np-chat-error': {
      summary: 'A question failed: `captcha` (not sent, it stays in the field) or `reply` (no answer).',
      detail: { reason: 'string' },
    },
  },
  methods: {
    open: { summary: 'Opens the panel.', run: (shell) => setOpen(shell, true) },
    close: { summary: 'Closes the panel.', run: (shell) => setOpen(shell, false) },
    reset: { summary: 'Deletes the conversation and the typed text.', run: (shell) => void runLazy(shell, 'reset') },
  },
  parts: { launcher: 'The floating button.', panel: 'The dialog.' },
  cssProperties: {
    '--np-accent': 'Accent in the light scheme; default: the brand’s.',
    '--np-accent-dark': 'Accent in the dark scheme; default: the brand’s.',
    '--np-chat-inset-x': 'Distance of the button from the left or right edge; default 24px, on phones 16px.',
    '--np-chat-inset-y': 'Distance of the button from the lower edge; default the same.',
    '--np-z-base': 'Lowest z-index of the layers; default 1000.',
  },
  loggedOut: 'The same button; the panel offers to sign in or to stay anonymous.',
  loads: 'intent',
  styles: [styles],
  draw: drawChat,
  // After the page has loaded and is idle.
  connected: async (shell) => {
    setTimeout(runLazy, 1000, shell, 'keepClear');
  },
  panel: () => import('../src/features/assistance-chat/panel.tsx'),
});
