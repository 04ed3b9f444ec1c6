import { type Day, dayOf } from './calendar.ts';
import { clockTime } from './dates.ts';

const HOUR = 3_600_000;

/**
 * The moment at which it is this time (`07:30`) on this day in Italy; of a time that comes twice the first. Undefined
 * for what is no day or no time, and for a time that the clocks leave out.
 */
export const italianMoment = (day: Day, time: string): Date | undefined => {
  const greenwich = Date.parse(`${day}T${time}Z`);
  if (Number.isNaN(greenwich)) return undefined;
  // Italy is two hours ahead in summer, one in winter.
  return [2, 1]
    .map((hours) => new Date(greenwich - hours * HOUR))
    .find((moment) => dayOf(moment) === day && clockTime(moment) === time);
};
