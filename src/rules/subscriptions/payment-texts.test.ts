import { expect, test } from 'vitest';
import { paymentMethods } from './payment.ts';
import { methodCards } from './payment-texts.ts';

test.each([
  ['with one on file', 'Carta •••• 4417', ['Carta •••• 4417', 'Un’altra carta', 'PayPal', 'Addebito sul conto']],
  ['with none', undefined, ['Carta', 'PayPal', 'Addebito sul conto']],
  ['with an unnamed one', '', ['Carta', 'PayPal', 'Addebito sul conto']],
])('the ways to pay, %s', (_, onFile, titles) => {
  expect(methodCards(paymentMethods, onFile).map(({ title }) => title)).toEqual(titles);
});

test('only those of the server', () => {
  expect(methodCards(['paypal'], 'Carta •••• 4417').map(({ value }) => value)).toEqual(['paypal']);
});
