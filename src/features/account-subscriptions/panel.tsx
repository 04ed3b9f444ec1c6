import { AccountError } from '../../element-kit/AccountError.tsx';
import { definePanel } from '../../element-kit/panel.tsx';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import message from '../../ui/message.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import seats from './sub-users.css?inline';
import styles from './subscriptions.css?inline';

export const panel = definePanel(
  SubscriptionsScreen,
  [tokens, controls, forms, message, styles, seats],
  <AccountError />,
);
