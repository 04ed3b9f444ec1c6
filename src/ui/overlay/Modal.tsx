import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../base/Button.tsx';

interface ModalProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly submit: string;
  readonly cancel: string;
  readonly busy?: boolean;
  /** The submit button's label while busy. */
  readonly busyText?: string;
  /** Why the last attempt failed. */
  readonly problem?: ReactNode;
  /** The fields; the first one has the focus. */
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** A short form over the inert page. Escape cancels, and the focus returns to where it was. */
export const Modal = (props: ModalProps): ReactNode => {
  const { title, text, submit, cancel, busy = false, busyText, problem, children, onSubmit, onCancel } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The focus returns only if the dialog is closed while it is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector('input')?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <form
        className="modal-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        {text ? <p className="about">{text}</p> : null}
        {children}
        {problem ? (
          <p className="fault" role="alert">
            <span>{problem}</span>
          </p>
        ) : null}
        <div className="confirm-actions">
          <Button onClick={onCancel} unavailable={busy}>
            {cancel}
          </Button>
          <Button kind="primary" type="submit" busy={busy} {...(busyText && { busyText })}>
            {submit}
          </Button>
        </div>
      </form>
    </dialog>
  );
};
