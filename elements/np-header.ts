import './np-menu.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawHeader, styles } from '../src/features/header/header.rest.ts';
import { followReader } from '../src/features/header/reader.rest.ts';

export const element = defineElement({
  tag: 'np-header',
  summary:
    'The head of a page: menu, logo, subscribe button, sign-in or user panel. Plain links between its tags stand in until it is drawn.',
  attributes: {
    area: {
      type: 'string',
      default: '',
      summary: 'The part of the product that the page belongs to, named beside the menu.',
    },
    newsstand: {
      type: 'string',
      default: '',
      summary: 'Address of the newsstand, for the menu and the search; as `newsstand` of `<np-menu>`.',
    },
    'document-meta': {
      type: 'boolean',
      summary: 'Title, description and icon of the page are the brand’s; a title of the page’s own leads.',
    },
  },
  events: {},
  slots: {
    menu: 'An `<np-menu>` with attributes of its own; without one the header brings it.',
    sections:
      'Links (`<a slot="sections">`) of the second bar, that of the sections; `aria-current` marks the current one.',
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
    '--np-logo-height': 'Height of the logo; default 38px, three quarters of it in narrow pages.',
    '--np-page-max': 'Width of the page’s content, which the bars keep to; default 1200px.',
    '--np-z-base': 'Base of the layers; default 1000.',
  },
  loggedOut: 'Subscribe button and sign-in; neither before it is known who the reader is.',
  loads: 'intent',
  styles,
  draw: drawHeader,
  connected: followReader,
});
