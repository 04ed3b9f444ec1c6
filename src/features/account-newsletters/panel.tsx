import { definePanel } from '../../element-kit/panel.tsx';
import { failureTexts } from '../../rules/failures.ts';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { NewslettersScreen } from './NewslettersScreen.tsx';
import styles from './newsletters.css?inline';

export const panel = definePanel(
  NewslettersScreen,
  [tokens, controls, forms, styles],
  <p role="alert">{failureTexts.generic}</p>,
);
