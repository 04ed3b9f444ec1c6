import { definePanel } from '../../element-kit/panel.tsx';
import { failureTexts } from '../../rules/failures.ts';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import seats from './sub-users.css?inline';
import styles from './subscriptions.css?inline';

export const panel = definePanel(
  SubscriptionsScreen,
  [tokens, controls, forms, styles, seats],
  <p role="alert">{failureTexts.generic}</p>,
);
