import { definePanel } from '../../element-kit/panel/panel.tsx';
import tokens from '../../ui/base/tokens.css?inline';
import { ChatScreen } from './panel/ChatScreen.tsx';
import styles from './panel/chat.css?inline';
import { panelCopy } from './panel/panel-copy.ts';

export const panel = definePanel(ChatScreen, [tokens, styles], <p role="alert">{panelCopy.renderFailed}</p>);
