import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import styles from './subscriptions.css?inline';

export const panel = accountPanel(SubscriptionsScreen, styles);
