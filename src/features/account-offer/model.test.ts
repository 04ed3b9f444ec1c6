import { expect, test } from 'vitest';
import type { Offer } from '../../api/subscriptions/offers.ts';
import { byTheYear, stepUp } from './fixtures.ts';
import { benefitLines, dayText, methodsOf, outcomeOf, priceLines, reviewRows } from './model.ts';

const nbsp = '\u00a0';

const cases: readonly (readonly [string, Partial<Offer>, string])[] = [
  [
    'three months, then single ones',
    {},
    `Per i primi 3 mesi|4,99${nbsp}€|al mese|poi 14,99${nbsp}€ al mese. Disdici quando vuoi.`,
  ],
  [
    'three months that do not divide',
    { price: 29 },
    `|29,00${nbsp}€|per 3 mesi|poi 14,99${nbsp}€ al mese. Disdici quando vuoi.`,
  ],
  ['three months alone', { renewal: null }, `|14,97${nbsp}€|per 3 mesi|Non si rinnova.`],
  ['a year', byTheYear, `|149,00${nbsp}€|all’anno|Si rinnova allo stesso prezzo. Disdici quando vuoi.`],
  [
    'a month that grows dearer',
    { price: 1, period: 'mese' },
    `|1,00${nbsp}€|al mese|poi 14,99${nbsp}€ al mese. Disdici quando vuoi.`,
  ],
  [
    'a period of another kind',
    { period: 'due settimane', renewal: null },
    `|14,97${nbsp}€|due settimane|Non si rinnova.`,
  ],
];

test.each(cases)('the price of %s', (_, changes, wanted) => {
  const { intro, amount, unit, after } = priceLines({ ...stepUp, ...changes });
  expect([intro ?? '', amount, unit, after].join('|')).toBe(wanted);
});

test('the products are compared side by side; one that is not on the ladder has no table', () => {
  expect(benefitLines(['mobile', 'digital']).map(({ has }) => has)).toEqual([
    [true, true],
    [false, true],
  ]);
  expect(benefitLines(['rassegna'])).toEqual([]);
});

test.each([
  ['2025-12-20', '20 dicembre 2025'],
  ['presto', 'presto'],
])('%s is %s', (day, text) => {
  expect(dayText(day)).toBe(text);
});

const reviews: readonly (readonly [string, Partial<Offer>, readonly string[]])[] = [
  [
    'an upgrade of a person',
    {},
    [
      `Da pagare oggi: 9,50${nbsp}€: i giorni già pagati e non letti di Online mensile sono scalati`,
      'Periodo: 20 novembre 2025 – 20 febbraio 2026',
      `Rinnovo: Il 20 dicembre 2025 a 14,99${nbsp}€ al mese, da solo. Puoi disattivarlo fino al giorno prima`,
      'Recesso: Entro il 4 dicembre 2025, senza dare un motivo',
    ],
  ],
  [
    'a backend that charges the method on file',
    {
      renewal: null,
      charge: { price: 14.97, from: '2025-11-20', until: '2026-02-20', method: 'Carta •••• 4417', withdraw_by: null },
    },
    [
      `Da pagare oggi: 14,97${nbsp}€`,
      'Pagamento: Carta •••• 4417',
      'Periodo: 20 novembre 2025 – 20 febbraio 2026',
      'Rinnovo: Non si rinnova',
    ],
  ],
  [
    'a company, once',
    { renewal: null, charge: { price: 14.97, from: '2025-11-20', until: '2026-02-20', withdraw_by: null } },
    [`Da pagare oggi: 14,97${nbsp}€`, 'Periodo: 20 novembre 2025 – 20 febbraio 2026', 'Rinnovo: Non si rinnova'],
  ],
  [
    'a backend that does not say',
    { renewal: null, charge: undefined },
    [`Da pagare oggi: 14,97${nbsp}€`, 'Rinnovo: Non si rinnova'],
  ],
];

test.each(reviews)('what the reader accepts: %s', (_, changes, rows) => {
  expect(reviewRows({ ...stepUp, ...changes }).map(([name, value]) => `${name}: ${value}`)).toEqual(rows);
});

test('the ways to pay are those that the backend names and this page knows', () => {
  const charge = { price: 1, from: '', until: '', withdraw_by: null, methods: ['sdd', 'oro', 'card'] };
  expect(methodsOf({ ...stepUp, charge })).toEqual(['card', 'sdd']);
  expect(methodsOf({ ...stepUp, charge: undefined })).toEqual([]);
});

const taken = { product: 'Digital mensile', data_fine: '2026-02-20' };
const payment = { id: 'p', amount: 9.5, confirm_url: null, receipt: null, subscription: null };

test.each([
  ['pending', true],
  ['declined', false],
  ['open', false],
  ['expired', false],
] as const)('a payment that is %s did not take the offer; it may still change: %s', (state, isOpen) => {
  const outcome = outcomeOf('p', { kind: 'ok', data: { payment: { ...payment, state } } });
  expect(outcome).toMatchObject({ id: 'p', isOpen });
});

test('a paid one took the offer; one that came too late is given back', () => {
  const outcomeIn = (state: 'paid' | 'refunded', subscription: typeof taken | null) =>
    outcomeOf('p', { kind: 'ok', data: { payment: { ...payment, state, subscription } } });
  expect(outcomeIn('paid', taken)).toEqual({ taken });
  expect(outcomeIn('refunded', null)).toMatchObject({
    text: 'Questa offerta non è più disponibile per te: l’importo ti viene restituito.',
  });
});

test('an answer that is lost leaves the question open; a payment that the server does not know is no payment', () => {
  expect(outcomeOf('p', { kind: 'network' })).toMatchObject({ isOpen: true });
  expect(outcomeOf('p', { kind: 'badStatus', status: 502, errors: {} })).toMatchObject({ isOpen: true });
  expect(outcomeOf('p', { kind: 'badStatus', status: 404, errors: {} })).toBeUndefined();
});
