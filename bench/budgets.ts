import { holdBudgets } from '../scripts/build/budgets.ts';
import { root, tags } from '../scripts/build/vite-plugins.ts';

/** Compares the bytes of the built bundle with docs/guides/measurements.md; false when one is over its budget. */
export const benchBudgets = async (): Promise<boolean> => holdBudgets(new URL('dist/', root), tags, console.log);
