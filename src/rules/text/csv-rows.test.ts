import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

test.each([
  [
    'semicolons',
    'a@example.it;Ada\nb@example.it;Bea',
    [
      ['a@example.it', 'Ada'],
      ['b@example.it', 'Bea'],
    ],
  ],
  ['commas', 'a@example.it,Ada', [['a@example.it', 'Ada']]],
  ['tabs', 'a@example.it\tAda', [['a@example.it', 'Ada']]],
  ['a single column', 'a@example.it\nb@example.it', [['a@example.it'], ['b@example.it']]],
  [
    'a byte order mark and line ends of other systems',
    '\uFEFFa@example.it;Ada\r\nb@example.it;Bea\r',
    [
      ['a@example.it', 'Ada'],
      ['b@example.it', 'Bea'],
    ],
  ],
  ['empty lines', 'a@example.it\n\n ; \nb@example.it\n', [['a@example.it'], ['b@example.it']]],
  [
    'quotes around separators, lines and quotes',
    '"Rossi; Ada";"due\nrighe";"detta ""la Rossa"""',
    [['Rossi; Ada', 'due\nrighe', 'detta "la Rossa"']],
  ],
  ['a quote inside a cell', 'Ada "la Rossa";b', [['Ada "la Rossa"', 'b']]],
  ['a quote that is never closed', '"Ada;b', [['Ada;b']]],
  ['nothing', '', []],
])('rows of a table: %s', (_, text, rows) => {
  expect(csvRows(text)).toEqual(rows);
});
