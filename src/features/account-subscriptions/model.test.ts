import { expect, test } from 'vitest';
import type { Subscription } from '../../api/subscriptions/subscriptions.ts';
import { renewing, unpaid } from './fixtures.ts';
import {
  calendarOf,
  dayText,
  factsOf,
  inTheirPlaces,
  isOver,
  lastDayOf,
  marksOf,
  momentText,
  primaryOf,
  withSubscription,
} from './model.ts';

const validity = ['Validità', '18 marzo 2025 – 18 marzo 2026'];
const ledger = [['Avviso di rinnovo', 'Inviato il 16 febbraio 2026, ore 10.30, per e-mail']];
const payment = ['Pagamento', 'Carta •••• 4417'];

test.each<[string, Partial<Subscription>, readonly (readonly string[])[]]>([
  ['one that renews', {}, [validity, ['Prossimo rinnovo', '18 marzo 2026 · 149,00 €'], ...ledger, payment]],
  [
    'a renewal without a price',
    { prezzo_rinnovo: null },
    [validity, ['Prossimo rinnovo', '18 marzo 2026'], ...ledger, payment],
  ],
  [
    'one whose notice is to come',
    { avviso_rinnovo: null },
    [validity, ['Prossimo rinnovo', '18 marzo 2026 · 149,00 €'], payment],
  ],
  [
    'one whose renewal is off',
    { data_prossimo_rinnovo_prezzo_pieno: null },
    [validity, ['Rinnovo automatico', 'Non attivo. Si conclude il 18 marzo 2026'], payment],
  ],
  [
    'one that is read through another',
    { data_prossimo_rinnovo_prezzo_pieno: null, slave: true, pagamento: null },
    [validity],
  ],
  [
    'one with places',
    { seats: { total: 12, used: 9 } },
    [validity, ['Prossimo rinnovo', '18 marzo 2026 · 149,00 €'], ...ledger, payment],
  ],
  ['one that is over', { stato: 'expired', data_prossimo_rinnovo_prezzo_pieno: null }, [validity, payment]],
])('%s', (_, changes, facts) => {
  expect(factsOf({ ...renewing, ...changes })).toEqual(facts);
});

test.each<[string, Partial<Subscription>, string | undefined]>([
  ['of the notice', { avviso_rinnovo: { inviato_il: '', canale: '', disdetta_entro: '2026-03-10' } }, '2026-03-10'],
  ['before the charge, while the notice is to come', { avviso_rinnovo: null }, '2026-03-17'],
  ['none without a renewal', { avviso_rinnovo: null, data_prossimo_rinnovo_prezzo_pieno: null }, undefined],
])('the last day to stop the renewal: %s', (_, changes, day) => {
  expect(lastDayOf({ ...renewing, ...changes })).toBe(day);
});

test.each<[string, Partial<Subscription>, string | undefined]>([
  ['one that renews', {}, 'manage'],
  ['a gift', { omaggio: true, actions: ['calendar'] }, 'manage'],
  ['one whose renewal is off', { actions: ['reactivate_renewal', 'calendar'] }, 'restart'],
  ['one that is over', { stato: 'expired', actions: ['renew', 'receipts'] }, 'renew'],
  ['an unpaid one, whose due amount has the button', { stato: 'not_paid', actions: ['pay'] }, undefined],
  ['a withdrawn one', { stato: 'withdrawn', actions: ['receipts'] }, undefined],
  ['one that is read through another', { slave: true, actions: [] }, undefined],
])('the primary action: %s', (_, changes, action) => {
  expect(primaryOf({ ...renewing, ...changes })).toBe(action);
});

test.each<[string, Partial<Subscription>, readonly string[]]>([
  ['a person’s own', {}, []],
  ['a gift', { omaggio: true }, ['Omaggio']],
  ['a place in a family’s', { slave: true, destinazione: 'family' }, ['Utente collegato', 'Famiglia']],
  ['a company’s', { destinazione: 'company' }, ['Azienda o ente']],
])('marks: %s', (_, changes, marks) => {
  expect(marksOf({ ...renewing, ...changes })).toEqual(marks);
});

test.each([
  ['active', false],
  ['not_paid', false],
  ['suspended', false],
  ['expired', true],
  ['withdrawn', true],
])('%s is over: %s', (stato, over) => {
  expect(isOver({ ...renewing, stato })).toBe(over);
});

test('text that is no date stays as it is', () => {
  expect([dayText('domani'), momentText('ieri')]).toEqual(['domani', 'ieri']);
  expect(momentText('2025-11-20T09:42:00Z')).toBe('20 novembre 2025, ore 10.42');
});

test('one that changes keeps its place, a new one comes first', () => {
  const both = [renewing, unpaid];
  expect(withSubscription(both, { ...unpaid, stato: 'active' }).map(({ stato }) => stato)).toEqual([
    'active',
    'active',
  ]);
  expect(withSubscription([unpaid], renewing)).toEqual([renewing, unpaid]);
});

test('an updated subscription keeps its place, and new ones come first', () => {
  const fresh = { ...renewing, id: 99 };
  expect(inTheirPlaces([unpaid, renewing], [renewing, fresh, unpaid])).toEqual([fresh, unpaid, renewing]);
});

test.each<[string, Partial<Subscription>, readonly string[]]>([
  [
    'the last day to stop it, and the renewal',
    {},
    [
      'DTSTART;VALUE=DATE:20260317',
      'SUMMARY:Ultimo giorno per disdire Digital annuale',
      'DTSTART;VALUE=DATE:20260318',
      'SUMMARY:Si rinnova Digital annuale',
    ],
  ],
  [
    'the end of one that does not renew',
    { data_prossimo_rinnovo_prezzo_pieno: null, avviso_rinnovo: null },
    ['DTSTART;VALUE=DATE:20260318', 'SUMMARY:Si conclude Digital annuale'],
  ],
  ['no day at all', { data_prossimo_rinnovo_prezzo_pieno: 'presto', avviso_rinnovo: null }, []],
])('in a calendar: %s', (_, changes, lines) => {
  const file = calendarOf({ ...renewing, ...changes }, '2026-02-20');
  expect(file.split('\r\n').filter((line) => /^(DTSTART|SUMMARY)/.test(line))).toEqual(lines);
});
