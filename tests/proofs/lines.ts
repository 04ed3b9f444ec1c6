import { access } from './access.ts';
import { faults } from './faults.ts';
import { privacy } from './privacy.ts';
import { quality } from './quality.ts';
import { threats } from './threats.ts';

/** Every numbered line that the product is held to, with its title. Tests name the numbers at the head of their own titles. */
export const lines: Readonly<Record<string, string>> = { ...threats, ...faults, ...quality, ...access, ...privacy };
