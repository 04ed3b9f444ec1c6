import { expect, test } from 'vitest';
import { clockTime, formatDay, longDate, parseDay, proseTime, relativeDay, relativeTime, shortDate } from './dates.ts';

test.each([
  ['20251120', '2025-11-20T12:00:00.000Z'],
  ['20240229', '2024-02-29T12:00:00.000Z'],
  ['20230229', undefined],
  ['20251301', undefined],
  ['20250431', undefined],
  ['20250001', undefined],
  ['2025112', undefined],
  ['202511200', undefined],
  ['2025-11-20', undefined],
  ['x0251120', undefined],
  ['', undefined],
])('%j as yyyymmdd → %s', (text, iso) => {
  expect(parseDay(text)?.toISOString()).toBe(iso);
});

test.each([
  ['2025-11-20T22:59:59Z', '20251120'],
  ['2025-11-20T23:00:00Z', '20251121'],
  ['2025-07-20T21:59:59Z', '20250720'],
  ['2025-07-20T22:00:00Z', '20250721'],
])('%s is %s in Italy', (iso, day) => {
  expect(formatDay(new Date(iso))).toBe(day);
});

test('long, short, time', () => {
  const date = new Date('2026-03-18T09:42:00Z');
  expect([longDate(date), shortDate(date), clockTime(date)]).toEqual(['18 marzo 2026', '18 mar 2026', '10:42']);
});

test.each([
  ['2025-11-20T00:30:00+01:00', 'Oggi, 20 novembre 2025'],
  ['2025-11-20T23:59:59+01:00', 'Oggi, 20 novembre 2025'],
  ['2025-11-19T23:59:59+01:00', 'Ieri, 19 novembre 2025'],
  ['2025-11-19T00:00:00+01:00', 'Ieri, 19 novembre 2025'],
  ['2025-11-18T23:59:59+01:00', '18 novembre 2025'],
  ['2025-11-21T00:00:00+01:00', '21 novembre 2025'],
])('on 20 November 2025 at noon, %s is %s', (iso, text) => {
  expect(relativeDay(new Date(iso), new Date('2025-11-20T12:00:00+01:00'))).toBe(text);
});

test('yesterday stays yesterday over the change to winter time', () => {
  const night = new Date('2025-10-27T00:15:00+01:00');
  expect(relativeDay(new Date('2025-10-26T00:05:00+02:00'), night)).toBe('Ieri, 26 ottobre 2025');
});

test.each([
  [0, '0 secondi fa'],
  [1, '1 secondo fa'],
  [59, '59 secondi fa'],
  [60, '1 minuto fa'],
  [3599, '59 minuti fa'],
  [3600, '1 ora fa'],
  [3 * 3600, '3 ore fa'],
  [86_399, '23 ore fa'],
  [86_400, '1 giorno fa'],
  [7 * 86_400 - 1, '6 giorni fa'],
  [7 * 86_400, '1 settimana fa'],
  [30 * 86_400 - 1, '4 settimane fa'],
  [30 * 86_400, '1 mese fa'],
  [365 * 86_400 - 1, '12 mesi fa'],
  [365 * 86_400, '1 anno fa'],
  [800 * 86_400, '2 anni fa'],
  [-90, 'tra 1 minuto'],
  [-2 * 86_400, 'tra 2 giorni'],
])('%i seconds ago → %s', (seconds, text) => {
  const now = new Date('2025-11-20T12:00:00Z');
  expect(relativeTime(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
});

test.each([
  ['2025-11-20T04:04:00Z', '5.04'],
  ['2025-11-20T20:40:00Z', '21.40'],
  ['2025-11-20T23:00:00Z', '0.00'],
])('%s in a sentence is %s', (at, words) => {
  expect(proseTime(new Date(at))).toBe(words);
});
