import { expect, test } from 'vitest';
import type { SubUser } from '../../../api/subscriptions/sub-users.ts';
import {
  actionsOf,
  freeIn,
  matching,
  newestFirst,
  peopleIn,
  peopleInText,
  statusesIn,
  statusName,
  tableOf,
  waitingIn,
} from './sub-users.ts';

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

test('an invitation waits until its seat is active', () => {
  expect(
    waitingIn([
      place('a@example.it', 'active'),
      place('b@example.it', 'to_activate'),
      place('c@example.it', 'email_sent'),
      place('d@example.it', 'to_send_activation'),
    ]),
  ).toBe(2);
});

test.each([
  [12, 10, [place('a@example.it', 'active')], 2],
  [1, 1, [place('a@example.it', 'active')], 0],
  [1, 1, [place(null, 'new')], 1],
  // A contract that was made smaller.
  [1, 2, [place('a@example.it', 'active')], 0],
])('of %i places %i are made', (total, used, users, free) => {
  expect(freeIn(users, { total, used })).toBe(free);
});

test('the newest seat is first', () => {
  const [old, young] = [1, 2].map((id) => ({ ...place('a@example.it', 'active'), id }));
  expect(newestFirst([old, young] as SubUser[])).toEqual([young, old]);
});

const people: readonly SubUser[] = [
  { ...place('ada@example.it', 'active'), name: 'Ada Rossi', note: 'Vendite' },
  { ...place('bea@example.it', 'email_sent'), name: 'Bea Rossi' },
  place(null, 'new'),
];
test.each([
  ['', '', 3],
  [' ROSSI ', '', 2],
  ['rossi vendite', '', 1],
  ['rossi', 'email_sent', 1],
  ['', 'new', 1],
  ['rossi', 'new', 0],
])('%j with the status %j finds %i', (typed, status, count) => {
  expect(matching(people, typed, status)).toHaveLength(count);
});

test('the statuses are counted in the order of the rule', () => {
  expect(statusesIn([...people, place('c@example.it', 'altro'), place('d@example.it', 'active')])).toEqual([
    ['active', 2],
    ['new', 1],
    ['email_sent', 1],
    ['altro', 1],
  ]);
});

test.each([
  ['email_sent', ['remove', 'copy_code', 'resend'], ['resend', 'copy_code', 'remove']],
  ['to_activate', ['resend', 'copy_code', 'remove'], ['copy_code', 'resend', 'remove']],
  ['new', ['remove', 'assign'], ['assign', 'remove']],
  ['active', ['remove', 'unknown'], ['remove']],
])('a seat that is %s has %j as %j', (status, actions, expected) => {
  expect(actionsOf({ ...place('a@example.it', status), actions })).toEqual(expected);
});

test('a table for a spreadsheet has a line for each seat', () => {
  expect(tableOf([...people.slice(0, 1), { ...place(null, 'new'), expires_at: '2027-03-18' }])).toEqual([
    ['E-mail', 'Nome', 'Nota', 'Stato', 'Scadenza'],
    ['ada@example.it', 'Ada Rossi', 'Vendite', 'Attivo', ''],
    ['Posto libero', '', '', 'Nuovo', '2027-03-18'],
  ]);
});

test.each([
  ['an address a line', 'a@example.it\r\n\n b@example.it ', [['a@example.it'], ['b@example.it']]],
  ['commas', 'a@example.it, b@example.it;c@example.it', [['a@example.it'], ['b@example.it'], ['c@example.it']]],
  ['spaces', 'a@example.it b@example.it', [['a@example.it'], ['b@example.it']]],
  [
    'a mail program',
    'Ada Rossi <a@example.it>; "Bo, Bea" <b@example.it>',
    [
      ['a@example.it', 'Ada Rossi'],
      ['b@example.it', 'Bo, Bea'],
    ],
  ],
  ['a spreadsheet', 'a@example.it\tAda Rossi\tVendite', [['a@example.it', 'Ada Rossi', 'Vendite']]],
  ['no address', 'a@example.it\nsenza chiocciola', [['a@example.it'], ['senza chiocciola']]],
  ['nothing', ' \n', []],
])('people of a pasted list: %s', (_, text, expected) => {
  expect(peopleInText(text).map(({ email, name, note }) => [email, name, note].filter(Boolean))).toEqual(expected);
  expect(peopleInText(text).map(({ row }) => row)).toEqual(expected.map((__, index) => index + 1));
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
