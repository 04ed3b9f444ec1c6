import { isSampled } from '../../../rules/page/sample.ts';
import type { ObserveOptions, Watcher } from './observed.ts';

/** The number of this page view: every sample of the page decides by the same one. */
const drawn = Math.random();

/** `np.observe`. Loads the code that watches unless the sample leaves this page view out. */
export const observe = async (watcher?: Watcher, { sample = 1 }: ObserveOptions = {}): Promise<void> => {
  if (!(sample >= 0 && sample <= 1)) {
    console.error(`np.observe: "sample" cannot be ${JSON.stringify(sample)}. Use a number from 0 to 1.`);
    return;
  }
  if (!isSampled(drawn, sample)) return;
  const { watch } = await import('./watch.ts');
  watch(watcher);
};
