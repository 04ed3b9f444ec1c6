import { addDays, type Day } from './calendar.ts';

/** An event of a whole day for the reader's calendar. */
export interface CalendarDay {
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly text: string;
}

/** RFC 5545, 3.3.11: escapes commas, semicolons, backslashes and line breaks. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** Length of a character in UTF-8. */
const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** RFC 5545, 3.1: folds lines after 75 octets; continuation lines begin with a space. Never splits a character. */
const folded = (line: string): string => {
  let length = 0;
  let text = '';
  for (const character of line) {
    const size = octetsOf(character);
    if (length + size > 75) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
};

const compact = (day: Day): string => day.replaceAll('-', '');

const eventOf = ({ id, day, title, text }: CalendarDay, stamp: string): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${id}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** An .ics file (RFC 5545) with these days. */
export const calendarFile = (days: readonly CalendarDay[], today: Day): string => {
  const stamp = `${compact(today)}T000000Z`;
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//np-elements//IT', 'CALSCALE:GREGORIAN'];
  return [...lines, ...days.flatMap((day) => eventOf(day, stamp)), 'END:VCALENDAR', ''].map(folded).join('\r\n');
};
