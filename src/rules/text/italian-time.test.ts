import { expect, test } from 'vitest';
import { italianMoment } from './italian-time.ts';

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
