import { expect, test } from 'vitest';
import { messageDate } from '../../../rules/assistance/assistance-chat.ts';
import { hourOf, nextSupportOpening } from '../../../rules/assistance/support-hours.ts';
import { dayName, reopening } from './hours-copy.ts';

test.each([
  ['2026-03-20T20:00:00Z', 'Riapriamo sabato alle 9:00'],
  ['2026-03-21T12:00:00Z', 'Riapriamo lunedì alle 9:00'],
  ['2026-03-22T10:00:00Z', 'Riapriamo lunedì alle 9:00'],
  ['2026-03-23T06:00:00Z', 'Riapriamo oggi alle 9:00'],
  ['2026-03-28T23:30:00Z', 'Riapriamo lunedì alle 9:00'],
  ['2026-12-24T20:00:00Z', 'Riapriamo lunedì alle 9:00'],
  ['2026-08-14T19:00:00Z', 'Riapriamo lunedì alle 9:00'],
])('F48 closed at %s: %s', (now, text) => {
  expect(reopening(nextSupportOpening('chat', new Date(now)), new Date(now))).toBe(text);
});

test('an hour is Italy’s', () => {
  expect(hourOf(new Date('2026-07-01T19:00:00Z'))).toBe(21);
});

test.each([
  ['21/11/2026, 10:42:05', 'Oggi, 21 novembre 2026'],
  ['20/11/2026, 23:59:59', 'Ieri, 20 novembre 2026'],
  ['5/3/2026, 9:42:05', '5 marzo 2026'],
  ['05/03/2026, 09:42:05', '5 marzo 2026'],
  ['31/02/2026, 09:42:05', ''],
  ['<b>21/11/2026, 10:42:05', ''],
  ['', ''],
])('a message of %j is under %j', (date, name) => {
  expect(dayName(date, new Date('2026-11-21T12:00:00+01:00'))).toBe(name);
});

test.each([
  ['2026-11-24T23:30:00Z', 'Oggi, 25 novembre 2026'],
  ['2026-11-25T22:30:00Z', 'Oggi, 25 novembre 2026'],
  ['2026-07-01T22:30:00Z', 'Oggi, 2 luglio 2026'],
])('a message sent at %s is under %s, in New York too', (moment, name) => {
  const now = new Date(moment);
  expect(dayName(messageDate(now), now)).toBe(name);
});
