import { AccountError } from '../../element-kit/AccountError.tsx';
import { definePanel } from '../../element-kit/panel.tsx';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import message from '../../ui/message.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { PasswordScreen } from './PasswordScreen.tsx';
import styles from './password.css?inline';

export const panel = definePanel(PasswordScreen, [tokens, controls, forms, message, styles], <AccountError />);
