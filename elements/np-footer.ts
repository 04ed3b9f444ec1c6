import { defineElement } from '../src/element-kit/shell/define.ts';
import { drawFooter, followBrand, styles } from '../src/features/footer/footer.rest.ts';

export const element = defineElement({
  tag: 'np-footer',
  summary:
    'The foot of a page: the brand’s links, the privacy and cookie preferences, social links, copyright. Plain links between its tags stand in until it is drawn.',
  attributes: {},
  events: {},
  slots: { note: 'What the page itself has to say below, such as credits.' },
  parts: { footer: 'The whole footer.', privacy: 'The button that opens the privacy and cookie preferences.' },
  cssProperties: {
    '--np-page-max': 'Width of the page’s content, which the footer keeps to; default 1200px.',
  },
  loggedOut: 'The same.',
  loads: 'intent',
  styles,
  draw: drawFooter,
  connected: followBrand,
});
