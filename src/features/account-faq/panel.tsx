import { definePanel } from '../../element-kit/panel.tsx';
import { failureTexts } from '../../rules/failures.ts';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { FaqScreen } from './FaqScreen.tsx';
import styles from './faq.css?inline';

export const panel = definePanel(
  FaqScreen,
  [tokens, controls, forms, styles],
  <p role="alert">{failureTexts.generic}</p>,
);
