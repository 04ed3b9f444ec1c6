import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/account-registration/fallback.ts';

export const element = defineElement({
  tag: 'np-account-registration',
  summary: 'Registration of a person, a company or a public body, with the code that proves the e-mail address.',
  attributes: {},
  events: {},
  loggedOut: 'The form.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/account-registration/panel.tsx'),
});
