import { accountPanel } from '../../screen-kit/account-panel.tsx';
import menu from '../../ui/overlay/action-menu.css?inline';
import { SubscriptionsScreen } from './SubscriptionsScreen.tsx';
import seats from './seats/sub-users.css?inline';
import styles from './subscriptions.css?inline';

export const panel = accountPanel(SubscriptionsScreen, styles, seats, menu);
