import { accountPanel } from '../../screen-kit/account-panel.tsx';
import cards from './cards.css?inline';
import { DashboardScreen } from './DashboardScreen.tsx';
import styles from './dashboard.css?inline';

export const panel = accountPanel(DashboardScreen, styles, cards);
