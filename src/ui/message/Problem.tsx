import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';

/** What went wrong and what to do, told once by a screen reader when it appears. */
export const Problem = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="problem" role="alert">
    <Icon path={warning} />
    <p>{children}</p>
  </div>
);
