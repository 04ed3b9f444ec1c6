import { panelViewStyles } from '../src/element-kit/panel/panel-view.ts';
import { defineElement } from '../src/element-kit/shell/define.ts';
import { lit } from '../src/element-kit/view/lit.ts';
import { view } from '../src/features/press/fallback.ts';

export const element = defineElement({
  tag: 'np-rassegna',
  summary:
    'The press review of a company: stories to sift and choose, the review made of them, recipients and delivery.',
  attributes: {},
  events: {},
  loggedOut: 'On the newsstand the reader is sent to sign in; elsewhere a line says so, with the way there.',
  loads: 'connect',
  styles: panelViewStyles,
  draw: lit(view),
  panel: () => import('../src/features/press/panel.tsx'),
});
