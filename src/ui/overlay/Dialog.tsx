import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../base/Button.tsx';

interface ConfirmProps {
  /** The question; its verb stands again on the button. */
  readonly title: string;
  /** What follows from it, in one sentence. */
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  /** Why the last try failed. */
  readonly problem?: string | undefined;
  /** What has to be filled in before, such as a password. */
  readonly children?: ReactNode;
  /** What can be filled in may be left out: the focus is on the way out all the same. */
  readonly optional?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks before something is destroyed. The focus is on the way out, Escape takes it, and goes back to where it was;
 * the page behind is inert.
 */
export const Confirm = (props: ConfirmProps): ReactNode => {
  const {
    title,
    text,
    confirm,
    cancel,
    busy = false,
    problem,
    children,
    optional = false,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then the focus goes back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (optional) element?.querySelector<HTMLElement>('.confirm-actions button')?.focus();
    return () => element?.close();
  }, [optional]);
  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
      {problem ? (
        <p className="fault" role="alert">
          {problem}
        </p>
      ) : null}
      <div className="confirm-actions">
        <Button autoFocus={!children} onClick={onCancel} unavailable={busy}>
          {cancel}
        </Button>
        <Button kind="danger-solid" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
};
