import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';

/** An error message that screen readers announce when it appears. */
export const Problem = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className="problem" role="alert">
    <Icon path={warning} />
    <p>{children}</p>
  </div>
);
