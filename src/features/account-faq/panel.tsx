import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { FaqScreen } from './FaqScreen.tsx';
import styles from './faq.css?inline';

export const panel = accountPanel(FaqScreen, styles);
