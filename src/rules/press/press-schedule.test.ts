import { expect, test } from 'vitest';
import { addressesIn, nextSending, type Schedule, wordsIn } from './press-schedule.ts';

// 20 November 2025 is a Thursday.
test.each<[string, Partial<Schedule>, string, string | undefined]>([
  ['never', { interval: 'never' }, '06:00', undefined],
  ['every day, before the time', { interval: 'daily' }, '07:29', '2025-11-20'],
  ['every day, at the time', { interval: 'daily' }, '07:30', '2025-11-21'],
  ['on this weekday, before the time', { interval: 'weekly', day: 4 }, '07:00', '2025-11-20'],
  ['on this weekday, after the time', { interval: 'weekly', day: 4 }, '08:00', '2025-11-27'],
  ['on Sunday', { interval: 'weekly', day: 0 }, '08:00', '2025-11-23'],
  ['on Wednesday', { interval: 'weekly', day: 3 }, '06:00', '2025-11-26'],
])('%s', (_, schedule, clock, day) => {
  expect(nextSending({ interval: 'never', time: '07:30', day: 1, ...schedule }, '2025-11-20', clock)).toBe(day);
});

test('words, one on a line', () => {
  expect(wordsIn(' porto \n\nenergia pulita\r\nporto\n')).toEqual(['porto', 'energia pulita']);
  expect(wordsIn('')).toEqual([]);
});

test('addresses, however they are separated', () => {
  expect(addressesIn(' a@x.it, B@x.it;c@x.it\nA@x.it ')).toEqual(['A@x.it', 'B@x.it', 'c@x.it']);
  expect(addressesIn(' ')).toEqual([]);
});
