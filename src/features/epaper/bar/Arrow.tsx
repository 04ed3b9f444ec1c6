import { path as left } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';

/** Turns the page towards its side. */
export const Arrow = ({ isNext, onClick }: { readonly isNext?: boolean; readonly onClick: () => void }): ReactNode => (
  <button
    type="button"
    className={isNext ? 'arrow next' : 'arrow'}
    aria-label={isNext ? copy.next : copy.previous}
    onClick={onClick}
  >
    <Icon path={isNext ? right : left} />
  </button>
);
