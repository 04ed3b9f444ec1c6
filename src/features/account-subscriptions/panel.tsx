import { accountPanel } from '../../screen-kit/account-panel.tsx';
import menu from '../../ui/overlay/action-menu.css?inline';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import styles from './subscriptions.css?inline';

export const panel = accountPanel(SubscriptionsScreen, menu, styles);
