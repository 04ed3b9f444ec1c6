import { expect, test } from 'vitest';
import { besideIn } from './beside.ts';

const nothing = { title: '', rows: [], link: undefined, questions: [] };
const link = { name: 'Apri Abbonamenti', site: 'account', path: '/user/subscriptions' };

test('reads card and questions', () => {
  const card = { title: 'Il tuo abbonamento', rows: [{ name: 'Digital', value: 'fino a domani' }], link };
  expect(besideIn({ success: true, data: 'Ecco.', card, questions: ['Quanto costa?'] })).toEqual({
    ...card,
    questions: ['Quanto costa?'],
  });
});

test.each([
  [undefined],
  [null],
  [{}],
  [{ card: null, questions: 'x' }],
  [{ card: { title: 7, rows: 'x', link: 'x' }, questions: [7, ''] }],
  [{ card: { rows: [{ name: 'Digital' }, 'x', null, { name: '', value: 'x' }] } }],
  [{ card: { link: { ...link, site: 'elsewhere' } } }],
  [{ card: { link: { ...link, path: 'https://example.com' } } }],
  [{ card: { link: { ...link, path: '@example.com' } } }],
  [{ card: { link: { ...link, name: '' } } }],
])('of %j nothing is shown', (whole) => {
  expect(besideIn(whole)).toEqual(nothing);
});

test('no more than eight rows and questions are read', () => {
  const rows = Array.from({ length: 20 }, (_, n) => ({ name: `${n}`, value: '' }));
  expect(besideIn({ card: { rows }, questions: rows.map(({ name }) => name) })).toMatchObject({
    rows: { length: 8 },
    questions: { length: 8 },
  });
});
