import { dayOf } from '../../rules/calendar.ts';

const timeZone = 'Europe/Rome';
const weekday = new Intl.DateTimeFormat('it-IT', { timeZone, weekday: 'long' });
const hour = new Intl.DateTimeFormat('it-IT', { timeZone, hour: 'numeric' });

/** `21` */
export const hourOf = (moment: Date): string => hour.format(moment);

/** `Riapriamo lunedì alle 9:00`, by Italy's clock; the live chat never rests for as long as a week. */
export const reopening = (opens: Date, now: Date): string =>
  `Riapriamo ${dayOf(opens) === dayOf(now) ? 'oggi' : weekday.format(opens)} alle ${hour.format(opens)}:00`;
