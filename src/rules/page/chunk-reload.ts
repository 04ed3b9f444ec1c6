/** Specification, points 4 and 9: the guard against a page that reloads for ever because a part of it never loads. */
const mostReloads = 5;
const span = 100_000;

export type ReloadDecision = 'reload' | 'giveUp';

/** The moments (milliseconds) of earlier reloads that still count. A clock that was set back makes none count for longer. */
export const recentReloads = (history: readonly number[], now: number): readonly number[] =>
  history.filter((at) => at <= now && now - at < span);

/** Whether one more reload is in order, with those that still count. More than 5 within 100 000 ms are not: then `/`. */
export const reloadDecision = (history: readonly number[], now: number): ReloadDecision =>
  recentReloads(history, now).length < mostReloads ? 'reload' : 'giveUp';
