import { definePanel } from '../../element-kit/panel/panel.tsx';
import tokens from '../../ui/base/tokens.css?inline';
import { ChatScreen } from './ChatScreen.tsx';
import styles from './chat.css?inline';
import { panelCopy } from './panel-copy.ts';

export const panel = definePanel(ChatScreen, [tokens, styles], <p role="alert">{panelCopy.renderFailed}</p>);
