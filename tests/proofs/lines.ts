import { access } from './access.ts';
import { faults } from './faults.ts';
import { privacy } from './privacy.ts';
import { quality } from './quality.ts';
import { threats } from './threats.ts';

/** Every numbered requirement of the product, with its title. Test titles start with the numbers. */
export const lines: Readonly<Record<string, string>> = { ...threats, ...faults, ...quality, ...access, ...privacy };
