import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayOf,
  daysFrom,
  easterOf,
  isHoliday,
  momentOf,
  startOfDay,
  weekdayOf,
} from './calendar.ts';

test.each([
  ['2025-11-20T22:59:59Z', '2025-11-20'],
  ['2025-11-20T23:00:00Z', '2025-11-21'],
  ['2025-07-20T22:00:00Z', '2025-07-21'],
])('%s is on %s in Italy', (iso, day) => {
  expect(dayOf(new Date(iso))).toBe(day);
});

test.each([
  ['2025-11-20', '2025-11-19T23:00:00Z'],
  ['2025-07-20', '2025-07-19T22:00:00Z'],
  // The clocks change on this day, after midnight.
  ['2026-03-29', '2026-03-28T23:00:00Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
  ['2026-01-01', '2025-12-31T23:00:00Z'],
])('%s begins at %s', (day, iso) => {
  expect(new Date(startOfDay(day)).toISOString()).toBe(new Date(iso).toISOString());
});

test.each(['2025-12-31', '2026-01-01', '2026-03-29', '2026-10-25'])(
  'the moment of %s is on that day in Italy',
  (day) => {
    expect(dayOf(momentOf(day))).toBe(day);
  },
);

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2024-02-28', 2, '2024-03-01'],
])('%s and %i days → %s', (day, days, sum) => {
  expect(addDays(day, days)).toBe(sum);
  expect(daysFrom(day, sum)).toBe(days);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-03-18', 12, '2027-03-18'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
])('%s and %i months → %s', (day, months, sum) => {
  expect(addMonths(day, months)).toBe(sum);
});

test.each([
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2014, '2014-04-20'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2285, '2285-03-22'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
  expect(weekdayOf(day)).toBe(0);
});

test.each([
  ['2026-01-01', true],
  ['2026-01-06', true],
  ['2026-04-05', true],
  ['2026-04-06', true],
  ['2026-04-07', false],
  ['2026-04-25', true],
  ['2026-05-01', true],
  ['2026-06-02', true],
  ['2026-08-15', true],
  ['2025-10-04', false],
  ['2026-10-04', true],
  ['2027-10-04', true],
  ['2026-11-01', true],
  ['2026-11-02', false],
  ['2026-12-08', true],
  ['2026-12-24', false],
  ['2026-12-25', true],
  ['2026-12-26', true],
  ['2026-12-31', false],
])('%s is a holiday: %s', (day, holiday) => {
  expect(isHoliday(day)).toBe(holiday);
});
