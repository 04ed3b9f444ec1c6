import { type Day, dayOf } from './calendar.ts';
import { clockTime } from './dates.ts';

const HOUR = 3_600_000;

/**
 * The moment of a time (`07:30`) on a day in Italy. A time that comes twice means the first. Undefined for an invalid day
 * or time, and for a time that the change to summer time skips.
 */
export const italianMoment = (day: Day, time: string): Date | undefined => {
  const utc = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(utc)) return undefined;
  // Italy is two hours ahead in summer, one in winter.
  return [2, 1]
    .map((hours) => new Date(utc - hours * HOUR))
    .find((moment) => dayOf(moment) === day && clockTime(moment) === time);
};
