import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/base/Button.tsx';
import { useOnChange } from '../../../ui/base/use-on-change.ts';
import { copy } from '../copy.ts';
import type { Draft } from './draft.ts';

type Bar = RefObject<HTMLDivElement | null>;

const focusedBeside = ({ current }: Bar): Element | null => {
  const root = current?.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
};

interface ButtonsProps {
  readonly bar: Bar;
  readonly isSaving: boolean;
  readonly onReset: () => void;
}

/** Passes the focus to the bar when they go. */
const Buttons = ({ bar, isSaving, onReset }: ButtonsProps): ReactNode => {
  useLayoutEffect(
    () => () => {
      if (bar.current?.contains(focusedBeside(bar))) bar.current.focus({ preventScroll: true });
    },
    [bar],
  );
  return (
    <>
      <Button kind="quiet" onClick={onReset} unavailable={isSaving}>
        {copy.cancel}
      </Button>
      <Button kind="primary" type="submit" busy={isSaving} busyText={copy.saving}>
        {copy.save}
      </Button>
    </>
  );
};

interface SaveBarProps extends Omit<ButtonsProps, 'bar'> {
  readonly draft: Draft;
  readonly isDirty: boolean;
}

/** Offers to save while the form has changes. */
export const SaveBar = ({ draft, isDirty, ...buttons }: SaveBarProps): ReactNode => {
  const bar = useRef<HTMLDivElement>(null);
  // The bar may appear over the field that the reader types in.
  useOnChange([draft, isDirty], () => {
    if (isDirty) focusedBeside(bar)?.scrollIntoView({ block: 'nearest' });
  });
  const chat = document.querySelector('np-assistance-chat') ? ' beside-chat' : '';
  return (
    <div className={isDirty ? `save-bar shown${chat}` : 'save-bar'} tabIndex={-1} ref={bar}>
      <p role="status">{isDirty ? copy.dirty : null}</p>
      {isDirty ? <Buttons bar={bar} {...buttons} /> : null}
    </div>
  );
};
