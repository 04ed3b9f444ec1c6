import { expect, test } from 'vitest';
import { signOfAnswer, thingAsked } from './hints.ts';

test.each([
  ['Quanto costa il biglietto?', 'Il biglietto costa 18 euro.', true],
  ['Quanti posti ci sono?', 'Venti posti in più, fino a Pasqua.', true],
  ['Quante parrocchie restano?', 'Le novantuno parrocchie saranno ventitré.', true],
  ['Quanto costa il biglietto?', 'Il biglietto costa poco.', false],
  ['Di quanto è calato lo smog?', 'Lo smog è la metà di prima.', true],
  ['Quando riapre la funivia?', 'La funivia riapre a giugno.', true],
  ['A che ora parte il traghetto?', 'Salpa alle 6.30 dal molo.', true],
  ['Quando parte il tram?', 'La linea 1 attraversa il fiume.', false],
  ['Quando riapre la funivia?', 'Le cabine sono state costruite in Svizzera.', false],
  ['Chi è il nuovo presidente?', 'La nomina è toccata a Giovanni Mottura.', true],
  ['Chi è il nuovo presidente?', 'La nomina è attesa a breve.', false],
  ['Dove aprono gli orti?', 'Aprono gli orti di Castel Gandolfo.', true],
])('%s %s → %s', (question, sentence, isSign) => {
  expect(signOfAnswer(question)?.test(sentence)).toBe(isSign);
});

test.each(['Come si paga lo skipass?', 'Perché si litiga?', 'La quantità di pioggia', 'Le chiese aperte'])(
  'the answer to “%s” needs no sign',
  (question) => {
    expect(signOfAnswer(question)).toBeUndefined();
  },
);

test.each([
  ['Quante fermate ha la linea 1?', 'fermate'],
  ['A quale altra contrada tocca?', 'contrada'],
  ['In che anno è nata la diocesi?', 'anno'],
  ['Quanto costa?', undefined],
  ['Chi ha vinto?', undefined],
])('%s asks for the thing: %s', (question, thing) => {
  expect(thingAsked(question)).toBe(thing);
});
