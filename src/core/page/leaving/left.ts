import { page } from '../page.ts';

/**
 * So long after the reader has left for another address, in milliseconds, what fails counts as cancelled by the browser for
 * it: loads and calls that were under way, and in WebKit those that begin later.
 */
const LEAVES_WITHIN = 10_000;

/** Milliseconds until a failure counts; 0 or less if the reader stays. */
export const leavesFor = (): number => (page.left ? page.left.timeStamp + LEAVES_WITHIN - performance.now() : 0);

/** Resolves when a failure counts: at once if the reader stays. */
export const ifStays = (): Promise<void> => new Promise((stays) => setTimeout(stays, leavesFor()));
