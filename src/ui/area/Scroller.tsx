import type { ComponentProps, ReactNode } from 'react';

interface ScrollerProps extends Omit<ComponentProps<'div'>, 'tabIndex'> {
  readonly role?: 'region' | 'group' | 'log';
  readonly 'aria-label': string;
}

/** A block that scrolls, or has keys of its own. It takes the focus, so that keys work when nothing inside does. */
export const Scroller = ({ role = 'region', ...block }: ScrollerProps): ReactNode => (
  <div role={role} tabIndex={0} {...block} />
);
