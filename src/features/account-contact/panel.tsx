import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { ContactScreen } from './ContactScreen.tsx';
import styles from './contact.css?inline';

export const panel = accountPanel(ContactScreen, styles);
