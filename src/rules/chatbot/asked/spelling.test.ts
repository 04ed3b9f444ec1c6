import { expect, test } from 'vitest';
import { spelledOut } from './spelling.ts';

test.each([
  ['a ke ora kiude la tac?', 'a che ora chiude la tac?'],
  ['xke nn passa anke di domenica', 'perché non passa anche di domenica'],
  ['kosa danno x colazione e qnto costa', 'cosa danno per colazione e quanto costa'],
  ['quant’è il biglietto? Dov’era nascosto?', 'quanto è il biglietto? Dove era nascosto?'],
  ['Il kebab di Ken e il kiwi', 'Il kebab di Ken e il kiwi'],
  ['3 x 2', '3 x 2'],
])('%s → %s', (question, words) => {
  expect(spelledOut(question)).toBe(words);
});
