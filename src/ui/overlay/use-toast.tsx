import { path as done } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Icon } from '../base/Icon.tsx';

/** A toast stays longer while the reader hovers or focuses it. */
const toastMs = 5000;

interface Toast {
  readonly text: string;
  readonly isError: boolean;
  /** Undoes the reported action. */
  readonly undo: { readonly label: string; readonly run: () => void } | undefined;
}

/** A toast and the function that shows it: `[view, show]`. A new toast replaces the one before. */
export const useToast = (): readonly [ReactNode, (text: string, options?: Partial<Omit<Toast, 'text'>>) => void] => {
  const [toast, setToast] = useState<Toast>();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(undefined), toastMs);
    return () => clearTimeout(timer);
  }, [toast, held]);
  const show = useCallback((text: string, { isError = false, undo }: Partial<Omit<Toast, 'text'>> = {}) => {
    setHeld(false);
    setToast({ text, isError, undo });
  }, []);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const view = (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only stop the timer
    <div
      className="toasts"
      role={toast?.isError ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {toast ? (
        <div className="toast">
          <Icon path={toast.isError ? warning : done} />
          {toast.text}
          {toast.undo ? (
            <button
              type="button"
              onClick={() => {
                toast.undo?.run();
                setToast(undefined);
              }}
            >
              {toast.undo.label}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
  return [view, show];
};
