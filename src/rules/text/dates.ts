import { differenceInCalendarDays } from 'date-fns';
import { ago } from '../language/formats.ts';
import { replaceable } from '../language/replaceable.ts';
import { italianClock } from './clock.ts';

/** Months as an Italian date writes them, January first. */
export const monthNames = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const;

/** How dates are written; the names that rules read in Italian texts are others. */
export const dateTexts = replaceable('dates', {
  months: monthNames,
  shortMonths: monthNames.map((name) => name.slice(0, 3)),
  date: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  today: (date: string) => `Oggi, ${date}`,
  yesterday: (date: string) => `Ieri, ${date}`,
  /** `5.04` for `5:04`, in sentences. */
  time: (hours: string, minutes: string) => `${hours}.${minutes}`,
});

const ymd = /^(\d{4})(\d\d)(\d\d)$/;

/** Reads a day written as yyyymmdd; undefined for any other text and for days that do not exist. */
export const parseDay = (text: string): Date | undefined => {
  const [, year, month, day] = ymd.exec(text) ?? [];
  if (year === undefined) return undefined;
  // Noon UTC is the same day in Rome, in winter and in summer.
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12));
  return formatDay(date) === text ? date : undefined;
};

/** The day of a moment in Italy as yyyymmdd. */
export const formatDay = (date: Date): string => italianClock(date).slice(0, 10).replaceAll('-', '');

const written = (date: Date, months: readonly string[]): string => {
  const [year = 0, month = 1, day = 1] = italianClock(date).slice(0, 10).split('-').map(Number);
  return dateTexts.date(day, months[month - 1] ?? '', year);
};

/** `20 novembre 2025` */
export const longDate = (date: Date): string => written(date, dateTexts.months);

/** `18 mar 2026`, for tables. */
export const shortDate = (date: Date): string => written(date, dateTexts.shortMonths);

/** `10:42`, for logs and chats. */
export const clockTime = (date: Date): string => italianClock(date).slice(11, 16);

/** `5.04`, for sentences. */
export const proseTime = (date: Date): string => {
  const [hours = '', minutes = ''] = clockTime(date).replace(/^0/, '').split(':');
  return dateTexts.time(hours, minutes);
};

/** Noon UTC of a moment's day in Italy, for calculations in any time zone. */
const noonOf = (date: Date): Date => parseDay(formatDay(date)) ?? date;

/** The long date, after "Oggi" or "Ieri" for these days: `Ieri, 19 novembre 2025`. */
export const relativeDay = (date: Date, now: Date): string => {
  const write = [dateTexts.today, dateTexts.yesterday][differenceInCalendarDays(noonOf(now), noonOf(date))];
  return write ? write(longDate(date)) : longDate(date);
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

/** Time before or after `now` in the largest whole unit, from seconds to years: `3 ore fa`. */
export const relativeTime = (date: Date, now: Date): string => {
  const seconds = Math.trunc((date.getTime() - now.getTime()) / 1000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  // Minus zero counts as past: `0 secondi fa`.
  return ago(Math.trunc(seconds / size) || -0, unit);
};
