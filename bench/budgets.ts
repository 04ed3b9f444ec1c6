import { holdBudgets } from '../scripts/build/budgets.ts';
import { root, tags } from '../scripts/build/vite-plugins.ts';

/** The bytes of the built bundle beside what README.md promises; false where one is over. */
export const benchBudgets = async (): Promise<boolean> => holdBudgets(new URL('dist/', root), tags);
