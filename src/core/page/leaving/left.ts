import { page } from '../page.ts';
import { LEAVES_WITHIN } from './leaving.ts';

/** Milliseconds until a failure counts; 0 or less if the reader stays. */
export const leavesFor = (): number => (page.left ? page.left.timeStamp + LEAVES_WITHIN - performance.now() : 0);

/** Resolves when a failure counts: at once if the reader stays. */
export const ifStays = (): Promise<void> => new Promise((stays) => setTimeout(stays, leavesFor()));
