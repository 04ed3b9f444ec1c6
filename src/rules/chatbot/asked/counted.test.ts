import { expect, test } from 'vitest';
import { countedIn, countOf } from './counted.ts';

test.each([
  ['fermate', '12 fermate, un passaggio ogni 8 minuti', 'counted'],
  ['fermate', 'Le fermate sono 12.', 'counted'],
  ['posti', 'I posti salgono a 486, uno ogni 2 bambini.', 'counted'],
  ['volontari', 'Gli iscritti sono 320, e i volontari 96.', 'counted'],
  ['litri', 'Partono 225 milioni di litri in bottiglia.', 'counted'],
  ['corse', '3 nuove corse', 'counted'],
  ['province', 'Le vittime sono 18, di cui 13 nella sola provincia di Olbia.', 'named'],
  ['abitanti', '2 donne di 83 e 88 anni, sorprese nelle case degli abitanti.', 'named'],
  ['visitatori', 'Le ha usate il 70 per cento dei visitatori.', 'named'],
  ['abitanti', 'Le abitazioni sono 2150.', 'alike'],
  ['banchi', 'La struttura riapre con 54 posti.', 'absent'],
])('%s in “%s” is %s', (thing, sentence, count) => {
  expect(countOf(thing, sentence)).toBe(count);
});

test.each([
  ['Ognuno porta 400 passeggeri e 48 auto.', ['passeggeri', 'auto']],
  ['320 piccoli alunni vanno a piedi.', ['piccoli', 'alunni']],
  ['Partono 225 milioni di litri.', ['litri']],
  ['I 12 della giuria', []],
  ['Parte alle 5.42.', []],
  ['Nessuno parte.', []],
])('the numbers of “%s” count %j', (sentence, things) => {
  expect(countedIn(sentence)).toEqual(things);
});
