import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawFooter, followBrand, styles } from '../src/features/footer/footer.rest.ts';

export const element = defineElement({
  tag: 'np-footer',
  summary:
    'The footer of a page: the brand’s links, the privacy and cookie preferences, social links, copyright. Plain links between its tags show until it is drawn.',
  attributes: {},
  events: {},
  slots: { note: 'Content of the page below the links, such as credits.' },
  parts: { footer: 'The whole footer.', privacy: 'The button that opens the privacy and cookie preferences.' },
  cssProperties: {
    '--np-footer-ground': 'Background; default a light paper colour, dark in the dark scheme.',
    '--np-page-max': 'Maximum width of the content; default 1200px.',
  },
  loggedOut: 'The same.',
  loads: 'intent',
  styles,
  draw: drawFooter,
  connected: followBrand,
});
