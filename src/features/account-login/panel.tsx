import { definePanel } from '../../element-kit/panel/panel.tsx';
import { AccountError } from '../../screen-kit/AccountError.tsx';
import controls from '../../ui/base/controls.css?inline';
import tokens from '../../ui/base/tokens.css?inline';
import message from '../../ui/message/message.css?inline';
import { AccountLoginScreen } from './AccountLoginScreen.tsx';
import styles from './account-login.css?inline';

export const panel = definePanel(AccountLoginScreen, [tokens, controls, message, styles], <AccountError />);
