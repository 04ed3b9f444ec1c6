import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { InterestsScreen } from './InterestsScreen.tsx';
import styles from './interests.css?inline';

export const panel = accountPanel(InterestsScreen, styles);
