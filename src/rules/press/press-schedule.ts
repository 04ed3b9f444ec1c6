import { addDays, type Day, weekdayOf } from '../text/calendar.ts';

/** When a review is sent automatically, in Italian time. */
export interface Schedule {
  readonly interval: 'never' | 'daily' | 'weekly';
  /** `07:30` */
  readonly time: string;
  /** For weekly: 0 Sunday to 6 Saturday. */
  readonly day: number;
}

/** The day of the next automatic delivery; undefined without one. `clock` is the current time, `10:42`. */
export const nextSending = ({ interval, time, day }: Schedule, today: Day, clock: string): Day | undefined => {
  if (interval === 'never') return undefined;
  const first = clock < time ? today : addDays(today, 1);
  return interval === 'daily' ? first : addDays(first, (day - weekdayOf(first) + 7) % 7);
};

/** Words typed one per line, each once; empty lines are ignored. */
export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const separators = /[\s,;]+/;

/** Addresses typed into one field, separated by white space, commas or semicolons; each once, ignoring case. */
export const addressesIn = (text: string): readonly string[] => [
  ...new Map(
    text
      .split(separators)
      .filter(Boolean)
      .map((address) => [address.toLowerCase(), address]),
  ).values(),
];
