import { expect, test } from 'vitest';
import { after, begin, type Course } from './course.ts';

const people = ['a@example.it', 'senza chiocciola', 'A@example.it', 'b@example.it'].map((email, index) => ({
  row: index + 2,
  email,
}));
const already = 'Questa persona è già tra gli utenti collegati.';

/** The server's answer to so many rows, by what it says of each. */
const answer = (rows: readonly (readonly [email: string, code: string | null])[]) =>
  rows.map(([email, code], index) => ({
    row: index + 1,
    email,
    status: code === null ? 'invited' : 'refused',
    code,
    message: code === 'ERR_ALREADY_INVITED' ? already : code,
  }));

const first = answer([
  ['a@example.it', null],
  ['senza chiocciola', 'ERR_EMAIL'],
]);
const numbers = ({ sent, invited, present, refused }: Course) => [sent, invited, present, refused.length];

test('each row is invited or refused with its reason; a person named twice is refused the second time', () => {
  const half = after(begin(people, []), 2, first);
  expect(numbers(half)).toEqual([2, 1, 0, 1]);
  const whole = after(
    half,
    2,
    answer([
      ['A@example.it', 'ERR_ALREADY_INVITED'],
      ['b@example.it', null],
    ]),
  );
  expect(numbers(whole)).toEqual([4, 2, 0, 2]);
  expect(whole.refused).toEqual([
    { row: 3, email: 'senza chiocciola', message: 'ERR_EMAIL' },
    { row: 4, email: 'A@example.it', message: already },
  ]);
});

test.each([
  ['nobody knew them when it began: an answer got lost', [], [2, 1, 0, 1]],
  ['they had a place when it began', ['B@example.it', 'A@example.it'], [2, 0, 1, 1]],
])('somebody who is invited already: %s', (_, known, expected) => {
  const rows = answer([
    ['a@example.it', 'ERR_ALREADY_INVITED'],
    ['senza chiocciola', 'ERR_EMAIL'],
  ]);
  expect(numbers(after(begin(people, known), 2, rows))).toEqual(expected);
});

test('a row without a result counts as refused', () => {
  const short = after(begin(people, []), 2, first.slice(0, 1));
  expect(numbers(short)).toEqual([2, 1, 0, 1]);
  expect(short.refused).toEqual([{ row: 3, email: 'senza chiocciola', message: null }]);
});
