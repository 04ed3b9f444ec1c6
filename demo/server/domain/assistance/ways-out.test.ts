import { expect, test } from 'vitest';
import { brandRecords } from '../../base/records.ts';
import * as ways from './ways-out.ts';

const [mg] = brandRecords;
if (!mg) throw new Error('no brand');
const own = { ...mg, hours: { phone: { weekdays: { from: 8, to: 18 } }, chat: { weekdays: { from: 10, to: 12 } } } };
/** A Friday. */
const now = new Date('2026-11-20T15:00:00+01:00');

test.each([
  ['the six', mg, 'fino alle 21:00', '(lunedì–venerdì 9–21, sabato 9–13)'],
  ['a brand with hours of its own', own, 'venerdì', '(lunedì–venerdì 8–18, sabato chiuso)'],
])('%s: the ways to a person follow the hours', (_, brand, chat, phone) => {
  const { text } = ways.personReply(undefined, { brand, now });
  expect(text).toContain(chat);
  expect(text).toContain(phone);
});

test.each([
  ['en', mg, 'Monday to Friday 9–21 and Saturday 9–13,'],
  ['de', mg, 'Montag bis Freitag 9–21 Uhr und Samstag 9–13 Uhr,'],
  ['fr', mg, 'du lundi au vendredi 9 h–21 h et le samedi 9 h–13 h,'],
  ['es', mg, 'de lunes a viernes de 9 a 21 y los sábados de 9 a 13,'],
  ['en', own, 'live chat, Monday to Friday 10–12; telephone 000 000 000, Monday to Friday 8–18,'],
] as const)('in %s', (language, brand, days) => {
  expect(ways.languageReply(language, brand).text).toContain(days);
});
