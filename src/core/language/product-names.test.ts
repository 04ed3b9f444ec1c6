import { expect, test } from 'vitest';
import { namedAs, namesIn } from './product-names.ts';

test.each([
  [
    'Con Online leggi tutti gli articoli. Con Digital sfogli anche il giornale.',
    'Con Web leggi tutti gli articoli. Con Copia sfogli anche il giornale.',
  ],
  ['Con Digital e Digital Plus sfogli tutte le pagine', 'Con Copia e Digital Plus sfogli tutte le pagine'],
  ['You need Digital to open the printed paper', 'You need Copia to open the printed paper'],
])('%s becomes %s', (text, named) => {
  expect(namedAs({ mobile: 'Web', digital: 'Copia' }, text)).toBe(named);
});

test('a text that means something else by the word stays', () => {
  expect(namesIn(['newsstand.title', 'subscriber-chat.kinds.online_economia', 'article.fixes.upgrade'])).toEqual([
    'article.fixes.upgrade',
  ]);
});
