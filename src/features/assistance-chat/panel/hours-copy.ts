import { dayOf } from '../../../rules/text/calendar.ts';
import { parseDay, relativeDay } from '../../../rules/text/dates.ts';

const timeZone = 'Europe/Rome';
const weekday = new Intl.DateTimeFormat('it-IT', { timeZone, weekday: 'long' });
const hour = new Intl.DateTimeFormat('it-IT', { timeZone, hour: 'numeric' });

/** `21` */
export const hourOf = (moment: Date): string => hour.format(moment);

/** `Riapriamo lunedì alle 9:00`, in Italian time. The live chat is never closed for a week. */
export const reopening = (opens: Date, now: Date): string =>
  `Riapriamo ${dayOf(opens) === dayOf(now) ? 'oggi' : weekday.format(opens)} alle ${hour.format(opens)}:00`;

const written = /^(\d{1,2})\/(\d{1,2})\/(\d{4}),/;

/** `21/11/2026, 10:42:05` → `Oggi, 21 novembre 2026`; empty for text that is not a date. */
export const dayName = (date: string, now: Date): string => {
  const [, day = '', month = '', year = ''] = written.exec(date) ?? [];
  const parsed = parseDay(year + month.padStart(2, '0') + day.padStart(2, '0'));
  return parsed ? relativeDay(parsed, now) : '';
};
