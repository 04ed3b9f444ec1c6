import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { DevicesScreen } from './DevicesScreen.tsx';
import styles from './devices.css?inline';

export const panel = accountPanel(DevicesScreen, styles);
