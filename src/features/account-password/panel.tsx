import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { PasswordScreen } from './PasswordScreen.tsx';
import styles from './password.css?inline';

export const panel = accountPanel(PasswordScreen, styles);
