import { expect, test } from 'vitest';
import { isSubscribed, offersSubscription } from './subscriber.ts';

const none = { abbonato: false, abbonatoConsent: false, abbonatoDigital: false, abbonatoRassegna: false };

test.each([
  ['nothing', {}, false],
  ['abbonato', { abbonato: true }, true],
  ['abbonatoConsent', { abbonatoConsent: true }, true],
  ['abbonatoDigital', { abbonatoDigital: true }, true],
  ['abbonatoRassegna', { abbonatoRassegna: true }, true],
])('%s → subscribed: %o %s', (_, flags, subscribed) => {
  expect(isSubscribed({ ...none, ...flags })).toBe(subscribed);
  expect(offersSubscription({ ...none, ...flags })).toBe(!subscribed);
});

test('a visitor is offered a subscription', () => {
  expect(offersSubscription(undefined)).toBe(true);
});
