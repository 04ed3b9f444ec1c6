import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { OfferScreen } from './OfferScreen.tsx';
import styles from './offer.css?inline';

export const panel = accountPanel(OfferScreen, styles);
