import { expect, test } from 'vitest';
import type { SubUser } from '../../../api/subscriptions/sub-users.ts';
import { isFull, peopleIn, readersIn, statusName } from './sub-users.ts';

const place = (email: string | null, status: string): SubUser => ({
  id: 1,
  email,
  name: null,
  note: null,
  status,
  code: null,
  expires_at: null,
  actions: [],
});

test.each([
  ['active', 'Attivo'],
  ['to_activate', 'Da attivare'],
  ['new', 'Nuovo'],
  ['not_paid', 'Non pagato'],
  ['to_send_activation', 'Attivazione da inviare'],
  ['email_sent', 'E-mail inviata'],
  ['expired', 'Scaduto'],
  ['subscription_expired', 'Abbonamento scaduto'],
  ['suspended', 'Sospeso'],
  ['renewed', 'Rinnovato'],
  ['constructor', 'constructor'],
])('the status %s is called %s', (status, name) => {
  expect(statusName(status)).toBe(name);
});

test('active and renewed users can read', () => {
  expect(
    readersIn([place('a@example.it', 'active'), place('b@example.it', 'renewed'), place('c@example.it', 'email_sent')]),
  ).toBe(2);
});

test.each([
  [12, 10, [place('a@example.it', 'active')], false],
  [1, 1, [place('a@example.it', 'active')], true],
  [1, 1, [place(null, 'new')], false],
])('of %i places %i are made', (total, used, users, full) => {
  expect(isFull(users, { total, used })).toBe(full);
});

test.each([
  ['no head', [['a@example.it', 'Ada', 'Vendite']], [{ row: 1, email: 'a@example.it', name: 'Ada', note: 'Vendite' }]],
  [
    'one column',
    [['a@example.it'], ['b@example.it']],
    [
      { row: 1, email: 'a@example.it' },
      { row: 2, email: 'b@example.it' },
    ],
  ],
  [
    'a head in another order',
    [
      ['Nome', 'Reparto', 'Indirizzo e-mail'],
      ['Ada', 'Vendite', 'a@example.it'],
    ],
    [{ row: 2, email: 'a@example.it', name: 'Ada' }],
  ],
  [
    'a row without an address is not lost',
    [['a@example.it'], ['', 'Bea']],
    [
      { row: 1, email: 'a@example.it' },
      { row: 2, email: '', name: 'Bea' },
    ],
  ],
  ['nothing', [], []],
])('people of a table: %s', (_, rows, people) => {
  expect(peopleIn(rows)).toEqual(people);
});
