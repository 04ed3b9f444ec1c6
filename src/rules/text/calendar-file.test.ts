import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const today = '2025-11-20';
const day = { id: 'disdetta-0000042@example.it', day: '2025-12-31', title: 'Ultimo giorno', text: 'Digital' };
const lineOf = (name: string, changes: Partial<typeof day>): string | undefined =>
  calendarFile([{ ...day, ...changes }], today)
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

test('an event of a whole day ends on the next day', () => {
  expect(calendarFile([day], today).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//np-elements//IT',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:disdetta-0000042@example.it',
    'DTSTAMP:20251120T000000Z',
    'DTSTART;VALUE=DATE:20251231',
    'DTEND;VALUE=DATE:20260101',
    'SUMMARY:Ultimo giorno',
    'DESCRIPTION:Digital',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['a comma, a semicolon, a backslash', 'a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['a line break', 'a\nb\r\nc', 'a\\nb\\nc'],
  ['an accent and a character outside the BMP', 'perché 📰', 'perché 📰'],
  ['an event in disguise', 'x\r\nEND:VEVENT', 'x\\nEND:VEVENT'],
])('%s', (_, title, written) => {
  expect(lineOf('SUMMARY', { title })).toBe(`SUMMARY:${written}`);
});

test('no line is longer than 75 octets, and none is cut inside a character', () => {
  const text = 'è'.repeat(200);
  const lines = calendarFile([{ ...day, text }], today).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75);
  expect(lineOf('DESCRIPTION', { text })).toBe(`DESCRIPTION:${text}`);
});
