import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly kind?: 'primary' | 'secondary' | 'accent' | 'tinted' | 'quiet' | 'danger' | 'danger-solid';
  readonly size?: 'large' | 'small' | 'dense';
  /** Path of an icon before the label. */
  readonly icon?: string | undefined;
  /** The action is pending: the button shows it, keeps the focus and ignores clicks. */
  readonly busy?: boolean;
  /** The label while busy. */
  readonly busyText?: string;
  readonly unavailable?: boolean;
}

/** A button; stays focusable while busy or unavailable, so that the focus is not lost. */
export const Button = (props: ButtonProps): ReactNode => {
  const { kind = 'secondary', size, icon, busy = false, busyText, unavailable = false, children, ...rest } = props;
  const { onClick, type = 'button', ...others } = rest;
  const inactive = busy || unavailable;
  return (
    <button
      {...others}
      type={type}
      className={['button', kind, size].filter(Boolean).join(' ')}
      aria-disabled={inactive || undefined}
      onClick={(event) => {
        if (inactive) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : icon ? <Icon path={icon} size={18} /> : null}
      {(busy && busyText) || children}
    </button>
  );
};
