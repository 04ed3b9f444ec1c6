import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { PrivacyScreen } from './PrivacyScreen.tsx';
import styles from './privacy.css?inline';

export const panel = accountPanel(PrivacyScreen, styles);
