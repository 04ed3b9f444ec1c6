import { expect, test } from 'vitest';
import { messageDate } from '../assistance/assistance-chat.ts';
import { italianClock, italianMoment } from './clock.ts';
import { clockTime, formatDay, longDate, shortDate } from './dates.ts';

const timeZone = 'Europe/Rome';
const long = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('it-IT', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('it-IT', { timeZone, hour: '2-digit', minute: '2-digit' });
const whole = new Intl.DateTimeFormat('it-IT', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
/** Writes what `toLocaleString` writes, which makes a format of its own at each call. */
const numbers = new Intl.DateTimeFormat('it-IT', {
  timeZone,
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

test.each([
  ['2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00.000'],
  ['2026-10-25T00:59:59Z', '2026-10-25T02:59:59.000'],
  ['2026-10-25T01:00:00Z', '2026-10-25T02:00:00.000'],
  ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00.000'],
  ['2027-01-01T00:00:00Z', '2027-01-01T01:00:00.000'],
])('at %s Italy’s clocks show %s', (iso, clock) => {
  expect(italianClock(new Date(iso))).toBe(clock);
});

test('an invalid date is refused', () => {
  expect(() => italianClock(new Date(Number.NaN))).toThrow(RangeError);
});

test('days and times are those of the runtime’s own time zone from 1996 to 2040, around both changes and each fifth day', () => {
  const differing: string[] = [];
  const from = Date.UTC(1996, 0, 1, 0, 59, 59);
  for (let at = from; at < Date.UTC(2041, 0, 1); at += 5 * 86_400_000 + 3_599_000) {
    const moment = new Date(at);
    const ours = [longDate(moment), shortDate(moment), clockTime(moment), messageDate(moment)];
    const theirs = [long.format(moment), short.format(moment), time.format(moment), numbers.format(moment)];
    if (ours.join() !== theirs.join()) differing.push(`${moment.toISOString()}: ${ours} ≠ ${theirs}`);
  }
  for (let year = 1996; year <= 2040; year += 1)
    for (const month of ['03', '10'])
      for (let day = 20; day <= 31; day += 1)
        for (const clock of ['00:59:59', '01:00:00', '21:59:59', '22:00:00', '22:59:59', '23:00:00']) {
          const moment = new Date(`${year}-${month}-${day}T${clock}Z`);
          if (
            formatDay(moment).slice(2, 4) !== whole.format(moment).slice(6, 8) ||
            clockTime(moment) !== time.format(moment)
          )
            differing.push(moment.toISOString());
        }
  expect(differing).toEqual([]);
});

// Clocks go forward from 02:00 to 03:00 on 30 March 2025 and back from 03:00 to 02:00 on 26 October 2025.
test.each<[string, string, string, string | undefined]>([
  ['in winter one hour ahead of UTC', '2025-11-20', '07:30', '2025-11-20T06:30:00.000Z'],
  ['in summer two hours ahead of UTC', '2025-07-01', '07:30', '2025-07-01T05:30:00.000Z'],
  ['midnight belongs to the day that begins', '2025-11-20', '00:00', '2025-11-19T23:00:00.000Z'],
  ['the last minute of a year', '2025-12-31', '23:59', '2025-12-31T22:59:00.000Z'],
  ['before the clocks go forward', '2025-03-30', '01:59', '2025-03-30T00:59:00.000Z'],
  ['an hour that does not exist', '2025-03-30', '02:30', undefined],
  ['after the clocks went forward', '2025-03-30', '03:00', '2025-03-30T01:00:00.000Z'],
  ['an hour that comes twice: the first time', '2025-10-26', '02:30', '2025-10-26T00:30:00.000Z'],
  ['after the clocks went back', '2025-10-26', '03:00', '2025-10-26T02:00:00.000Z'],
  ['a day that does not exist', '2025-02-30', '07:30', undefined],
  ['no day', '', '07:30', undefined],
  ['no hour', '2025-11-20', '', undefined],
  ['an invalid hour', '2025-11-20', '24:30', undefined],
])('%s: %s %s', (_, day, time, moment) => {
  expect(italianMoment(day, time)?.toISOString()).toBe(moment);
});
