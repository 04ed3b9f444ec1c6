import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import styles from './registration.css?inline';

export const panel = accountPanel(RegistrationScreen, styles);
