import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../base/Button.tsx';

interface ConfirmProps {
  /** The question; the button repeats its verb. */
  readonly title: string;
  /** The consequence, in one sentence. */
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly busy?: boolean;
  /** Why the last attempt failed. */
  readonly problem?: string | undefined;
  /** Fields to fill in first, such as a password. */
  readonly children?: ReactNode;
  /** The fields are optional: the cancel button has the focus all the same. */
  readonly optional?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Asks for confirmation before a destructive action. The cancel button has the focus, unless there are fields; Escape
 * cancels, and the focus returns to where it was. The page behind is inert.
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
  // The focus returns only if the dialog is closed while it is still in the page.
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
