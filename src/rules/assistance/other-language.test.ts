import { expect, test } from 'vitest';
import { foreignCourtesy } from './other-language.ts';

test.each([
  ['gracias amigo!', { language: 'es', kind: 'thanks' }],
  ['hello everyone', { language: 'en', kind: 'greeting' }],
  ['merci mes amis', { language: 'fr', kind: 'thanks' }],
  ['thank you, cancel my subscription', undefined],
])('%j is the courtesy %o', (text, expected) => {
  expect(foreignCourtesy(text)).toEqual(expected);
});
