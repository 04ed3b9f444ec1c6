import { expect, test } from 'vitest';
import type { SubscriptionLine } from '../../api/account/overview.ts';
import { alertsIn, dayText, firstOf, paperDay, renewalOf, wayOf } from './model.ts';

const line: SubscriptionLine = {
  id: 1,
  product: 'Digital annuale',
  stato: 'active',
  data_fine: '2026-03-18',
  prezzo_rinnovo: 189,
  data_prossimo_rinnovo_prezzo_pieno: '2026-03-18',
  pagamento: null,
  slave: false,
  seats: { total: 0, used: 0 },
  actions: [],
};

test.each<[string, Partial<SubscriptionLine>, string | undefined]>([
  ['a renewal with its price', {}, '18 marzo 2026 · 189,00\u00a0€'],
  ['a renewal without a price', { prezzo_rinnovo: null }, '18 marzo 2026'],
  ['no renewal', { data_prossimo_rinnovo_prezzo_pieno: null }, undefined],
])('%s', (_, changes, text) => {
  expect(renewalOf({ ...line, ...changes })).toBe(text);
});

test('text that is no day is shown as it is', () => {
  expect(dayText('mai')).toBe('mai');
});

test.each([
  ['2025-11-20', 'L’edizione di oggi'],
  ['2025-11-19', 'Ieri, 19 novembre 2025'],
  ['2025-11-17', '17 novembre 2025'],
  ['domani', 'domani'],
])('the paper of %s on 20 November 2025 is headed %s', (day, text) => {
  expect(paperDay(day, new Date('2025-11-20T22:30:00Z'))).toBe(text);
});

test('a subscription with a problem comes before an active one, and that before an ended one', () => {
  const of = (stato: string) => ({ ...line, stato });
  expect(firstOf([of('expired'), of('active')])?.stato).toBe('active');
  expect(firstOf([of('active'), of('not_paid')])?.stato).toBe('not_paid');
  expect(firstOf([of('a new state'), of('expired')])?.stato).toBe('expired');
  expect(firstOf([])).toBeUndefined();
});

test.each([
  [['pay', 'receipts'], 'pay'],
  [['renew'], 'renew'],
  [['cancel_renewal', 'receipts'], 'manage'],
  [[], 'manage'],
])('with the actions %j the primary one is to %s', (actions, way) => {
  expect(wayOf({ ...line, actions })).toBe(way);
});

test('errors come before warnings, the rest is no alert', () => {
  const of = (type: 'error' | 'warning' | 'info') => ({
    id: type,
    type,
    title: type,
    timeout: 0,
    url: undefined,
    cta: undefined,
    scrollIntoView: false,
    date: undefined,
  });
  expect(alertsIn([of('info'), of('warning'), of('error')]).map(({ type }) => type)).toEqual(['error', 'warning']);
});
