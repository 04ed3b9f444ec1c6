import { AccountError } from '../../element-kit/AccountError.tsx';
import { definePanel } from '../../element-kit/panel.tsx';
import controls from '../../ui/controls.css?inline';
import message from '../../ui/message.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { AccountLoginScreen } from './AccountLoginScreen.tsx';
import styles from './account-login.css?inline';

export const panel = definePanel(AccountLoginScreen, [tokens, controls, message, styles], <AccountError />);
