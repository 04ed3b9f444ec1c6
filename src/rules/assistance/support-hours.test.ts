import { afterEach, describe, expect, test } from 'vitest';
import { dayOf } from '../text/calendar.ts';
import {
  isSupportOpen,
  nextSupportOpening,
  openingText,
  type SupportHours,
  supportClosesAt,
  supportHoursOf,
  supportWeekOf,
} from './support-hours.ts';

/** Times, and whether phone and live chat are open then. */
const moments = [
  // Monday 16 to Friday 20 November 2026, winter time
  ['2026-11-16T08:59:59+01:00', false, false],
  ['2026-11-16T09:00:00+01:00', true, true],
  ['2026-11-16T20:59:59+01:00', true, true],
  ['2026-11-16T21:00:00+01:00', false, false],
  ['2026-11-17T08:59:59+01:00', false, false],
  ['2026-11-17T09:00:00+01:00', true, true],
  ['2026-11-18T20:59:59+01:00', true, true],
  ['2026-11-18T21:00:00+01:00', false, false],
  ['2026-11-19T08:59:59+01:00', false, false],
  ['2026-11-19T09:00:00+01:00', true, true],
  ['2026-11-20T20:59:59+01:00', true, true],
  ['2026-11-20T21:00:00+01:00', false, false],
  // Saturday and Sunday
  ['2026-11-21T08:59:59+01:00', false, false],
  ['2026-11-21T09:00:00+01:00', true, true],
  ['2026-11-21T12:59:59+01:00', true, true],
  ['2026-11-21T13:00:00+01:00', false, false],
  ['2026-11-22T11:00:00+01:00', false, false],
  // The same hours in New York and Tokyo
  ['2026-11-16T03:00:00-05:00', true, true],
  ['2026-11-16T16:59:59+09:00', false, false],
  // Days on which both are closed
  ['2026-12-25T11:00:00+01:00', false, false],
  ['2025-12-26T11:00:00+01:00', false, false],
  ['2026-01-01T11:00:00+01:00', false, false],
  ['2025-08-15T11:00:00+02:00', false, false],
  // Holidays on which only the phone is closed
  ['2026-04-06T11:00:00+02:00', false, true],
  ['2026-01-06T11:00:00+01:00', false, true],
  ['2026-06-02T11:00:00+02:00', false, true],
  ['2026-12-08T11:00:00+01:00', false, true],
  ['2027-10-04T11:00:00+02:00', false, true],
  ['2025-10-04T11:00:00+02:00', true, true],
  // Saturday evening before each change: closed since 13
  ['2026-03-28T12:00:00Z', false, false],
  ['2026-03-28T11:59:59Z', true, true],
  ['2026-10-24T10:59:59Z', true, true],
  ['2026-10-24T11:00:00Z', false, false],
  // Monday after each change of the clock
  ['2026-03-30T06:59:59Z', false, false],
  ['2026-03-30T07:00:00Z', true, true],
  ['2026-10-26T07:59:59Z', false, false],
  ['2026-10-26T08:00:00Z', true, true],
  // The nights of the change themselves, both Sundays
  ['2026-03-29T00:59:59Z', false, false],
  ['2026-03-29T02:30:00Z', false, false],
  ['2026-10-25T00:30:00Z', false, false],
  ['2026-10-25T01:30:00Z', false, false],
] as const;

const ownZone = process.env.TZ;
afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe.each([
  ['Europe/Rome', 12],
  ['America/New_York', 6],
  ['Asia/Tokyo', 20],
])('F48 for a reader in %s', (zone, noonInRome) => {
  test.each(moments)('%s: phone %s, chat %s', (at, phone, chat) => {
    process.env.TZ = zone;
    expect(new Date('2026-01-12T11:00:00Z').getHours()).toBe(noonInRome);
    expect(isSupportOpen('phone', new Date(at))).toBe(phone);
    expect(isSupportOpen('chat', new Date(at))).toBe(chat);
  });
});

test.each([
  ['phone', '2026-11-16T08:59:59+01:00', '2026-11-16T09:00:00+01:00'],
  ['phone', '2026-11-16T09:00:00+01:00', '2026-11-17T09:00:00+01:00'],
  ['phone', '2026-11-21T13:00:00+01:00', '2026-11-23T09:00:00+01:00'],
  ['phone', '2026-04-04T14:00:00+02:00', '2026-04-07T09:00:00+02:00'],
  ['chat', '2026-04-04T14:00:00+02:00', '2026-04-06T09:00:00+02:00'],
  ['chat', '2026-12-24T21:00:00+01:00', '2026-12-28T09:00:00+01:00'],
  ['phone', '2026-03-28T14:00:00+01:00', '2026-03-30T09:00:00+02:00'],
  ['phone', '2026-10-24T14:00:00+02:00', '2026-10-26T09:00:00+01:00'],
] as const)('%s at %s opens next at %s', (channel, at, opens) => {
  expect(nextSupportOpening(channel, new Date(at)).toISOString()).toBe(new Date(opens).toISOString());
});

test.each([
  ['2026-03-18T06:00:00Z', 'oggi alle 9'],
  ['2026-03-18T20:00:00Z', 'domani alle 9'],
  ['2026-03-21T12:00:00Z', 'lunedì alle 9'],
  ['2026-03-21T23:30:00Z', 'domani alle 9'],
  ['2026-04-04T13:00:00Z', 'martedì alle 9'],
])('the phone, closed at %s, opens %s', (at, text) => {
  const now = new Date(at);
  expect(openingText(nextSupportOpening('phone', now), now)).toBe(text);
});

test('the hours as the contact page lists them', () => {
  expect(supportWeekOf().map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    'Lunedì–venerdì 9–21',
    'Sabato 9–13',
    'Domenica e festivi chiuso',
  ]);
});

test.each([
  ['2026-11-20T20:58:00+01:00', '2026-11-20T21:00:00+01:00'],
  ['2026-11-21T10:00:00+01:00', '2026-11-21T13:00:00+01:00'],
  ['2026-11-20T08:59:59+01:00', undefined],
  ['2026-11-20T21:00:00+01:00', undefined],
  ['2026-11-22T10:00:00+01:00', undefined],
])('open at %s, it closes at %s', (at, closes) => {
  expect(supportClosesAt('chat', new Date(at))?.toISOString()).toBe(closes && new Date(closes).toISOString());
});

test.each([
  [undefined, ['9–21', '9–13', 'chiuso']],
  [{ phone: { weekdays: { from: 8, to: 18 } } }, ['8–18', 'chiuso', 'chiuso']],
])('the contact page lists the hours of %o as %o', (own, hours) => {
  expect(supportWeekOf(own).map((line) => line.hours)).toEqual(hours);
});

const own = {
  chat: { weekdays: { from: 8, to: 18 } },
  phone: { weekdays: { from: 10, to: 12 }, saturday: { from: 8, to: 10 } },
};

test.each([
  ['chat', '2026-11-16T08:00:00+01:00', true],
  ['chat', '2026-11-16T18:00:00+01:00', false],
  ['chat', '2026-11-21T09:30:00+01:00', false],
  ['chat', '2026-12-25T11:00:00+01:00', false],
  ['phone', '2026-11-16T09:59:59+01:00', false],
  ['phone', '2026-11-16T10:00:00+01:00', true],
  ['phone', '2026-11-21T09:30:00+01:00', true],
] as const)('a brand with hours of its own: %s at %s is open: %s', (channel, at, open) => {
  expect(isSupportOpen(channel, new Date(at), own)).toBe(open);
});

test('without a Saturday the next opening is on Monday', () => {
  expect(nextSupportOpening('chat', new Date('2026-11-20T19:00:00+01:00'), own)).toEqual(
    new Date('2026-11-23T07:00:00Z'),
  );
});

test.each([
  ['in winter', '2026-11-25'],
  ['in summer', '2026-07-15'],
])('a channel that is open from 0 to 24 is, %s', (_, day) => {
  const own: SupportHours = { phone: { weekdays: { from: 0, to: 24 } } };
  const hours = Array.from(
    { length: 24 },
    (__, hour) => new Date(Date.parse(`${day}T00:30:00+01:00`) + hour * 3_600_000),
  );
  const italian = hours.filter((at) => dayOf(at) === day);
  expect(italian.length).toBeGreaterThan(22);
  expect(italian.filter((at) => !isSupportOpen('phone', at, own))).toEqual([]);
});

test.each([
  ['phone', undefined, ['9–21', '9–13']],
  ['chat', undefined, ['9–21', '9–13']],
  ['chat', own, ['8–18', '']],
  ['phone', own, ['10–12', '8–10']],
] as const)('the hours of the %s, for a brand with %o, are %o', (channel, hours, written) => {
  expect(supportHoursOf(channel, hours)).toEqual(written);
});
