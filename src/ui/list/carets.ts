import { path as left } from '@phosphor-icons/core/assets/bold/caret-left-bold.svg?icon';
import { path as right } from '@phosphor-icons/core/assets/bold/caret-right-bold.svg?icon';

/** The icons of a step back and a step on. */
export const carets = { left, right } as const;
