import { definePanel } from '../../element-kit/panel/panel.tsx';
import type { PanelModule } from '../../element-kit/shell/contract.ts';
import controls from '../../ui/base/controls.css?inline';
import tokens from '../../ui/base/tokens.css?inline';
import message from '../../ui/message/message.css?inline';
import { copy } from './copy.ts';
import { Newsstand } from './Newsstand.tsx';
import own from './own.css?inline';
import type { Screens } from './routes.tsx';

/** The newsstand's panel. Each screen loads on its first visit. */
export const panelOf = (screens: Screens): PanelModule =>
  definePanel(
    () => <Newsstand screens={screens} />,
    [tokens, controls, message, own],
    <p role="alert">{copy.failed}</p>,
  );
