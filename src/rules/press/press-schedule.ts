import { addDays, type Day, weekdayOf } from '../text/calendar.ts';

/** When a review goes out by itself, in Italy's time. */
export interface Schedule {
  readonly interval: 'never' | 'daily' | 'weekly';
  /** `07:30` */
  readonly time: string;
  /** For weekly: 0 Sunday to 6 Saturday. */
  readonly day: number;
}

/** The day on which the next review goes out by itself; undefined where none does. `clock` is the time now, `10:42`. */
export const nextSending = ({ interval, time, day }: Schedule, today: Day, clock: string): Day | undefined => {
  if (interval === 'never') return undefined;
  const first = clock < time ? today : addDays(today, 1);
  return interval === 'daily' ? first : addDays(first, (day - weekdayOf(first) + 7) % 7);
};

/** Words that were written one on a line, each once; empty lines are none. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** What separates addresses that were typed into one field. */
const separators = /[\s,;]+/;

/** Addresses that were typed into one field, each once in any case. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Map(
    text
      .split(separators)
      .filter(Boolean)
      .map((address) => [address.toLowerCase(), address]),
  ).values(),
];
