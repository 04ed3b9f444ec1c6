import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly kind?: 'primary' | 'secondary' | 'accent' | 'tinted' | 'quiet' | 'danger' | 'danger-solid';
  readonly size?: 'large' | 'small' | 'dense';
  /** Path of an icon before the label. */
  readonly icon?: string | undefined;
  /** What it does is under way: says so, keeps its place and the focus, and does nothing more. */
  readonly busy?: boolean;
  /** The label meanwhile. */
  readonly busyText?: string;
  readonly unavailable?: boolean;
}

/** A button; while busy or unavailable it stays focusable, so that nobody loses their place. */
export const Button = (props: ButtonProps): ReactNode => {
  const { kind = 'secondary', size, icon, busy = false, busyText, unavailable = false, children, ...rest } = props;
  const { onClick, type = 'button', ...others } = rest;
  const still = busy || unavailable;
  return (
    <button
      {...others}
      type={type}
      className={['button', kind, size].filter(Boolean).join(' ')}
      aria-disabled={still || undefined}
      onClick={(event) => {
        if (still) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className="spin" aria-hidden="true" /> : icon ? <Icon path={icon} size={18} /> : null}
      {(busy && busyText) || children}
    </button>
  );
};
