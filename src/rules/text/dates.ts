import { differenceInCalendarDays } from 'date-fns';

/** Everything the product says about days is said in Italy's time, wherever the reader's clock is. */
const timeZone = 'Europe/Rome';

const ymd = /^(\d{4})(\d\d)(\d\d)$/;

/** Specification, point 5: an 8-digit text (yyyymmdd) is a day; undefined for anything else and for days that are not. */
export const parseDay = (text: string): Date | undefined => {
  const [, year, month, day] = ymd.exec(text) ?? [];
  if (year === undefined) return undefined;
  // Noon UTC is the same day in Rome, in winter and in summer.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12));
  return formatDay(date) === text ? date : undefined;
};

// Of all English dates the American one is written alike in every browser: `11/22/2026`.
const american = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a moment in Italy as yyyymmdd. */
export const formatDay = (date: Date): string => american.format(date).replace(/^(\d\d)\/(\d\d)\/(\d+)$/, '$3$1$2');

const long = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' });

/** `20 novembre 2025` */
export const longDate = (date: Date): string => long.format(date);

/** `18 mar 2026`, for tables. */
export const shortDate = (date: Date): string => short.format(date);

/** `10:42`, for logs and chats. */
export const clockTime = (date: Date): string => time.format(date);

/** Noon UTC of a moment's day in Italy: that day in every reader's time zone too, as the arithmetic needs it. */
const noonOf = (date: Date): Date => parseDay(formatDay(date)) ?? date;

/** Specification, point 9: the long date with "Oggi" or "Ieri" before it where that is so: `Ieri, 19 novembre 2025`. */
export const relativeDay = (date: Date, now: Date): string => {
  const prefix = ['Oggi, ', 'Ieri, '][differenceInCalendarDays(noonOf(now), noonOf(date))] ?? '';
  return prefix + longDate(date);
};

const units: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];
const ago = new Intl.RelativeTimeFormat('it-IT', { numeric: 'always' });

/** Specification, point 9: how long ago, or in how long, in the largest whole unit from seconds to years: `3 ore fa`. */
export const relativeTime = (date: Date, now: Date): string => {
  const seconds = Math.trunc((date.getTime() - now.getTime()) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  // Minus zero: this very moment belongs to the past, `0 secondi fa`.
  return ago.format(Math.trunc(seconds / size) || -0, unit);
};
