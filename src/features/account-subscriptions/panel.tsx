import { definePanel } from '../../element-kit/panel/panel.tsx';
import { AccountError } from '../../screen-kit/AccountError.tsx';
import controls from '../../ui/base/controls.css?inline';
import tokens from '../../ui/base/tokens.css?inline';
import forms from '../../ui/form/forms.css?inline';
import message from '../../ui/message/message.css?inline';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import seats from './seats/sub-users.css?inline';
import styles from './subscriptions.css?inline';

export const panel = definePanel(
  SubscriptionsScreen,
  [tokens, controls, forms, message, styles, seats],
  <AccountError />,
);
