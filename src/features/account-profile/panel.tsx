import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import styles from './profile.css?inline';

export const panel = accountPanel(ProfileScreen, styles);
