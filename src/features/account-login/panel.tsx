import { definePanel } from '../../element-kit/panel.tsx';
import controls from '../../ui/controls.css?inline';
import tokens from '../../ui/tokens.css?inline';
import { AccountLoginScreen } from './AccountLoginScreen.tsx';
import styles from './account-login.css?inline';
import { copy } from './copy.ts';

export const panel = definePanel(AccountLoginScreen, [tokens, controls, styles], <p role="alert">{copy.generic}</p>);
