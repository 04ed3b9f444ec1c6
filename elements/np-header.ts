import './np-menu.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawHeader, styles } from '../src/features/header/header.rest.ts';
import { followReader } from '../src/features/header/reader.rest.ts';

export const element = defineElement({
  tag: 'np-header',
  summary:
    'The header of a page: menu, logo, subscribe button, sign-in or user panel. Plain links between its tags show until it is drawn.',
  attributes: {
    area: {
      type: 'string',
      default: '',
      summary: 'Name of the page’s area, shown beside the menu.',
    },
    newsstand: {
      type: 'string',
      default: '',
      summary: 'Address of the newsstand for menu and search, as `newsstand` of `<np-menu>`.',
    },
    'document-meta': {
      type: 'boolean',
      summary: 'Sets title, description and icon of the page to the brand’s; the page’s own title comes first.',
    },
  },
  events: {},
  slots: {
    menu: 'An `<np-menu>` with your attributes; default: the header’s own.',
    sections: 'Links (`<a slot="sections">`) of a second bar; `aria-current` marks the current one.',
  },
  parts: {
    bar: 'The bar with menu, logo and reader.',
    logo: 'The link around the logo.',
    user: 'The button that opens the user panel.',
    panel: 'The user panel.',
    sections: 'The second bar.',
  },
  cssProperties: {
    '--np-accent': 'Accent in the light scheme; default: the brand’s.',
    '--np-accent-dark': 'Accent in the dark scheme; default: the brand’s.',
    '--np-logo-height': 'Height of the logo; default 38px, three quarters of it on narrow pages.',
    '--np-page-max': 'Maximum width of the content; default 1200px.',
    '--np-z-base': 'Lowest z-index of the layers; default 1000.',
  },
  loggedOut: 'Subscribe button and sign-in; neither while the login is unknown.',
  loads: 'intent',
  styles,
  draw: drawHeader,
  connected: followReader,
});
