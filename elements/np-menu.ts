import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawMenu, styles } from '../src/features/menu/menu.rest.ts';
import { setOpen } from '../src/features/menu/open.ts';

export const element = defineElement({
  tag: 'np-menu',
  summary:
    'The menu button and its drawer: search, reader, the brand’s menu. `<np-header>` includes one. Plain links between its tags show until it is drawn.',
  attributes: {
    opened: { type: 'boolean', summary: 'Whether the drawer is open.' },
    newsstand: {
      type: 'string',
      default: '',
      summary:
        'Address of the newsstand: target of ‘Edicola’ and base of the menu’s paths. Empty: the shop’s /edicola and the brand’s domain.',
    },
  },
  events: {
    'np-menu-open': { summary: 'The drawer was opened.' },
    'np-menu-close': { summary: 'The drawer was closed.' },
  },
  methods: {
    open: { summary: 'Opens the drawer.', run: (shell) => setOpen(shell, true) },
    close: { summary: 'Closes the drawer.', run: (shell) => setOpen(shell, false) },
  },
  parts: { burger: 'The menu button.', drawer: 'The dialog.' },
  cssProperties: {
    '--np-radius': 'Corner radius; default 6px.',
  },
  loggedOut: 'The same button; the drawer offers to sign in and to subscribe.',
  loads: 'intent',
  styles,
  draw: drawMenu,
});
