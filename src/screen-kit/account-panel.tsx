import { type ComponentType, type ReactNode, useMemo } from 'react';
import { definePanel, useShell } from '../element-kit/panel/panel.tsx';
import type { PanelModule } from '../element-kit/shell/contract.ts';
import controls from '../ui/base/controls.css?inline';
import { SignalOwner } from '../ui/base/signal-owner.ts';
import tokens from '../ui/base/tokens.css?inline';
import forms from '../ui/form/forms.css?inline';
import message from '../ui/message/message.css?inline';
import { AccountError } from './AccountError.tsx';
import { ownedBy } from './own-signal.ts';

/** A screen whose parts load in the name of its element. */
const owned = (Screen: ComponentType) => (): ReactNode => {
  const shell = useShell();
  const own = useMemo(() => ownedBy(shell), [shell]);
  return (
    <SignalOwner value={own}>
      <Screen />
    </SignalOwner>
  );
};

/** Creates the panel of an account element: its screen and styles, the shared sheets, and the area's error message. */
export const accountPanel = (Screen: ComponentType, ...styles: readonly string[]): PanelModule =>
  definePanel(owned(Screen), [tokens, controls, forms, message, ...styles], <AccountError />);
