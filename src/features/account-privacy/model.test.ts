import { expect, test } from 'vitest';
import { consentName, moment, pendingDeletion, rowsIn, surfaceName } from './model.ts';

const request = { id: '1', requested_at: '', effective_at: null };

test('moments are shown in Italian time', () => {
  expect(moment('2025-11-22T09:42:00Z')).toBe('22 novembre 2025, 10:42');
  expect(moment('x')).toBe('');
  expect(moment(null)).toBe('');
});

test.each([
  ['pending', true],
  ['done', false],
  ['cancelled', false],
] as const)('a deletion that is %s can be taken back: %s', (status, is) => {
  const state = { request: null, deletion: { ...request, status }, counts: {} };
  expect(pendingDeletion(state) !== undefined).toBe(is);
});

test('the rows of all tables are counted', () => {
  expect(rowsIn({ request: null, deletion: null, counts: { account: 1, device: 3 } })).toBe(4);
});

test.each([
  ['promo', 'Promozioni e statistiche del titolare'],
  ['company_contract', 'Approvo specificamente le clausole contrattuali per aziende'],
  ['newer than this bundle', 'newer than this bundle'],
])('consent %s → %s', (id, name) => {
  expect(consentName(id)).toBe(name);
});

test('an unknown place is shown as it is', () => {
  expect(surfaceName('profilo')).toBe('Profilo');
  expect(surfaceName('app')).toBe('app');
});
