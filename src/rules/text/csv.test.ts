import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const cellOf = (value: string | number): string => csvOf([[value]]).slice(1, -2);

test.each([
  ['Il tram torna', 'Il tram torna'],
  ['v. 1.5', 'v. 1.5'],
  ['giulia@example.it', 'giulia@example.it'],
  ['Digital + carta', 'Digital + carta'],
  ['perché; però', '"perché; però"'],
  ['detto "sì"', '"detto ""sì"""'],
  [' Il tram ', '" Il tram "'],
  ['due\nrighe', '"due\nrighe"'],
  ['=1+1', `"'=1+1"`],
  ['+39 02', `"'+39 02"`],
  ['-5', `"'-5"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  [' =1', `"' =1"`],
  ['"=1', `"'""=1"`],
  ['＝1', `"'＝1"`],
  [-5, '-5'],
  [1.5, '1,5'],
  ['', ''],
])('%j → %s', (value, text) => {
  expect(cellOf(value)).toBe(text);
});

test('byte order mark, semicolons, CRLF after each row', () => {
  expect(
    csvOf([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('\uFEFFa;1\r\nb;2\r\n');
});
