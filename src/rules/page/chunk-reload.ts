/** Guards against a page that reloads for ever because a chunk never loads. */
const maxReloads = 5;
const windowMs = 100_000;

export type ReloadDecision = 'reload' | 'giveUp';

/** The times (milliseconds) of earlier reloads that still count. Times in the future, from a clock set back, do not. */
export const recentReloads = (history: readonly number[], now: number): readonly number[] =>
  history.filter((at) => at <= now && now - at < windowMs);

/** Whether to reload once more: at most 5 reloads within 100 000 ms. After `giveUp` the page goes to `/`. */
export const reloadDecision = (history: readonly number[], now: number): ReloadDecision =>
  recentReloads(history, now).length < maxReloads ? 'reload' : 'giveUp';
