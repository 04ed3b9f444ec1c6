import { AccountError } from '../../element-kit/AccountError.tsx';
import { definePanel } from '../../element-kit/panel.tsx';
import controls from '../../ui/controls.css?inline';
import forms from '../../ui/forms.css?inline';
import message from '../../ui/message.css?inline';
import tokens from '../../ui/tokens.css?inline';
import cards from './cards.css?inline';
import { DashboardScreen } from './DashboardScreen.tsx';
import styles from './dashboard.css?inline';

export const panel = definePanel(DashboardScreen, [tokens, controls, forms, message, styles, cards], <AccountError />);
