import { path as error } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as warning } from '@phosphor-icons/core/assets/fill/warning-fill.svg?icon';

/** The icons of the two severities of a menu's badge. */
export const severityIcons = { error, warning } as const;
