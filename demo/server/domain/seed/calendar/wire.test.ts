import { expect, test } from 'vitest';
import { categoryOf, wireSection, withStandfirst } from './wire.ts';

const long = 'Questa prima frase è lunga abbastanza da poter stare in un sommario di giornale.';
const rest = 'Qui segue il resto del paragrafo, che ha anche lui qualcosa da raccontare ai lettori.';

test.each<[title: string, paragraphs: string[], summary: string, body: string[]]>([
  ['the first sentence becomes the summary', [`${long} ${rest}`, 'Fine.'], long, [rest, 'Fine.']],
  ['a short first sentence stays', [`Breve. ${rest}`], '', [`Breve. ${rest}`]],
  ['an only sentence stays', [long], '', [long]],
  ['a sub-heading stays', [`## ${long} ${rest}`], '', [`## ${long} ${rest}`]],
  [
    'a very long first sentence stays',
    [`${'parola '.repeat(60)}fine. ${rest}`],
    '',
    [`${'parola '.repeat(60)}fine. ${rest}`],
  ],
])('%s', (_title, paragraphs, summary, body) => {
  expect(withStandfirst(paragraphs)).toEqual({ summary, body });
});

test.each<[section: string, kicker: string, category: 'economia' | 'vaticano' | null]>([
  ['Economia', 'Lavoro', 'economia'],
  ['Vaticano', 'Vaticano', 'vaticano'],
  ['Cultura', 'Vaticano', 'vaticano'],
  ['Cronaca', 'Diocesi', 'vaticano'],
  ['Sport', 'Calcio', null],
])('%s, %s: %s', (section, kicker, category) => {
  expect(categoryOf(section, kicker)).toBe(category);
});

test('sections of the wire begin with a capital', () => {
  expect(wireSection('esteri')).toBe('Esteri');
});
