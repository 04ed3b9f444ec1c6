import { differenceInCalendarDays } from 'date-fns';

/** All days and times are shown in Italian time, in every time zone of a reader. */
const timeZone = 'Europe/Rome';

const ymd = /^(\d{4})(\d\d)(\d\d)$/;

/** Reads a day written as yyyymmdd; undefined for any other text and for days that do not exist. */
export const parseDay = (text: string): Date | undefined => {
  const [, year, month, day] = ymd.exec(text) ?? [];
  if (year === undefined) return undefined;
  // Noon UTC is the same day in Rome, in winter and in summer.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12));
  return formatDay(date) === text ? date : undefined;
};

// The American format, `11/22/2026`, is the same in every browser.
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

/** `5.04`, for sentences. */
export const proseTime = (date: Date): string => clockTime(date).replace(/^0/, '').replace(':', '.');

/** Noon UTC of a moment's day in Italy, for calculations in any time zone. */
const noonOf = (date: Date): Date => parseDay(formatDay(date)) ?? date;

/** The long date, after "Oggi" or "Ieri" for these days: `Ieri, 19 novembre 2025`. */
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

/** Time before or after `now` in the largest whole unit, from seconds to years: `3 ore fa`. */
export const relativeTime = (date: Date, now: Date): string => {
  const seconds = Math.trunc((date.getTime() - now.getTime()) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  // Minus zero counts as past: `0 secondi fa`.
  return ago.format(Math.trunc(seconds / size) || -0, unit);
};
