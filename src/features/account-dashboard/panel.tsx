import { definePanel } from '../../element-kit/panel.tsx';
import { failureTexts } from '../../rules/failures.ts';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import tokens from '../../ui/tokens.css?inline';
import cards from './cards.css?inline';
import { DashboardScreen } from './DashboardScreen.tsx';
import styles from './dashboard.css?inline';

export const panel = definePanel(
  DashboardScreen,
  [tokens, controls, forms, styles, cards],
  <p role="alert">{failureTexts.generic}</p>,
);
