import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { NewslettersScreen } from './NewslettersScreen.tsx';
import styles from './newsletters.css?inline';

export const panel = accountPanel(NewslettersScreen, styles);
