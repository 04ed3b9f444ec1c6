import { expect, test } from 'vitest';
import { threeStories } from './fixtures.ts';
import { alsoInText, dayText, otherMastheads, reasonText, reasonWords, spanTo } from './model.ts';

const [shared, matching, plain] = threeStories;
if (!shared || !matching || !plain) throw new Error('three stories are wanted');

test.each([
  ['2026-03-18', '18 mar 2026'],
  ['no day', ''],
])('%s in the table: %s', (day, text) => {
  expect(dayText(day)).toBe(text);
});

test('why a story is here', () => {
  expect(reasonText(matching)).toBe('Parole: porto (titolo)');
  expect(reasonText({ motivi: [...matching.motivi, { parola: 'merci', campo: 'testo' }] })).toBe(
    'Parole: porto (titolo), merci (testo)',
  );
  expect(reasonText(plain)).toBe('');
  expect(reasonWords({ motivi: [...matching.motivi, { parola: 'porto', campo: 'testo' }] })).toBe('porto');
});

test('other mastheads with the story, each once', () => {
  expect(alsoInText(shared)).toBe('Anche in un’altra testata');
  const [other] = shared.anche_in;
  if (!other) throw new Error('another masthead is wanted');
  expect(alsoInText({ anche_in: [other, other, { ...other, testata: 'L’Eco di Montalba' }] })).toBe(
    'Anche in altre 2 testate',
  );
  expect(alsoInText(plain)).toBe('');
  expect(otherMastheads([...shared.anche_in, ...shared.anche_in])).toEqual(['Gazzetta di Zenara, Zenara']);
});

test.each([
  [1, '2025-11-20'],
  [7, '2025-11-14'],
  [30, '2025-10-22'],
])('%s days that end on the 20th begin on %s', (length, from) => {
  expect(spanTo('2025-11-20', length)).toEqual({ from, to: '2025-11-20' });
});
