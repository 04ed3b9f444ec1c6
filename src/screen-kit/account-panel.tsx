import type { ComponentType } from 'react';
import { definePanel } from '../element-kit/panel/panel.tsx';
import type { PanelModule } from '../element-kit/shell/contract.ts';
import controls from '../ui/base/controls.css?inline';
import tokens from '../ui/base/tokens.css?inline';
import forms from '../ui/form/forms.css?inline';
import message from '../ui/message/message.css?inline';
import { AccountError } from './AccountError.tsx';

/** Creates the panel of an account element: its screen and styles, the shared sheets, and the area's error message. */
export const accountPanel = (Screen: ComponentType, ...styles: readonly string[]): PanelModule =>
  definePanel(Screen, [tokens, controls, forms, message, ...styles], <AccountError />);
