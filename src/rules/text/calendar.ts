import { replaceable } from '../language/replaceable.ts';
import { italianClock } from './clock.ts';

/** A calendar day in Italy, `2026-03-18`. Days compare as texts. */
export type Day = string;

/** Days of the week as an Italian date writes them, Sunday first. */
export const weekdayNames = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const;

export const weekdayTexts = replaceable('weekdays', { names: weekdayNames });

const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);
const dayOfNoon = (noon: Date): Day => noon.toISOString().slice(0, 10);

/** The day of a moment in Italy. */
export const dayOf = (moment: Date): Day => italianClock(moment).slice(0, 10);

/** The first millisecond of a day in Italy. */
export const startOfDay = (day: Day): number => {
  const noon = noonOf(day).getTime();
  // Italy is one or two hours ahead of UTC, and changes its clocks after midnight.
  const summer = noon - 14 * 3_600_000;
  return dayOf(new Date(summer)) === day ? summer : summer + 3_600_000;
};

/** A moment on this day in Italy (noon UTC), for formatting. */
export const momentOf = (day: Day): Date => noonOf(day);

export const addDays = (day: Day, days: number): Day => dayOfNoon(new Date(noonOf(day).getTime() + days * 86_400_000));

/** The same day some months later, or the last day of a shorter month. */
export const addMonths = (day: Day, months: number): Day => {
  const date = noonOf(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0, 12));
  const wanted = new Date(last);
  wanted.setUTCDate(Math.min(date.getUTCDate(), last.getUTCDate()));
  return dayOfNoon(wanted);
};

/** Days from one day to another; negative when `to` comes first. */
export const daysFrom = (from: Day, to: Day): number =>
  Math.round((noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000);

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => noonOf(day).getUTCDay();

/** `lunedì` */
export const weekdayName = (day: Day): string => weekdayTexts.names[weekdayOf(day)] ?? '';

/** Easter Sunday of the Gregorian calendar (anonymous computus). */
export const easterOf = (year: number): Day => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOfNoon(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1, 12)));
};

const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);
/** Saint Francis is a national holiday again from 2026. */
const saintFrancis = { monthDay: '10-04', since: 2026 };

/** Whether a day is a national holiday in Italy; ordinary Sundays are not. */
export const isHoliday = (day: Day): boolean => {
  const year = Number(day.slice(0, 4));
  const monthDay = day.slice(5);
  const easter = easterOf(year);
  return (
    fixedHolidays.has(monthDay) ||
    day === easter ||
    day === addDays(easter, 1) ||
    (monthDay === saintFrancis.monthDay && year >= saintFrancis.since)
  );
};
