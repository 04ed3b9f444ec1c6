import { accountPanel } from '../../screen-kit/account-panel.tsx';
import { OnboardingScreen } from './OnboardingScreen.tsx';
import styles from './onboarding.css?inline';

export const panel = accountPanel(OnboardingScreen, styles);
