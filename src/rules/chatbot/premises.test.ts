import { expect, test } from 'vitest';
import { contradicts, namesIn } from './premises.ts';

test.each([
  ['Chi ha vinto il Giro di Svizzera?', ['Giro', 'Svizzera']],
  ['Gaviano ha un sindaco?', ['Gaviano']],
  ['Quando è nato Giovanni Paolo II?', ['Giovanni Paolo II']],
  ['Quanto costa la gru?', []],
  ['Quanti giorni ha febbraio?', ['febbraio']],
  ['Il tram torna in città', []],
  ['Scusate, quanto costa a Natale?', []],
  ['Ho letto del tram. Sindaco Rossi, quanto costa?', ['Sindaco Rossi']],
])('%s names %j', (question, names) => {
  expect(namesIn(question)).toEqual(names);
});

const story =
  'La gru arriva al Porto Vecchio. Dodici fermate, un convoglio ogni otto minuti. Fränk Schleck ha vinto il Giro di ' +
  'Svizzera 2010. Il tram è la linea 1. La funivia di Montalto riapre. I Biancoverdi di Gaviano. Il quarantenne Rossi è salito. Nel 1972 nevicò.';

test.each([
  ['Quando arriva la gru al Porto Vecchio?', false],
  ['Quando arriva la gru a Genova?', true],
  ['Chi è Schleck?', false],
  ['Chi è Fränk Schleck?', false],
  ['Che cosa ha vinto Andy Schleck?', true],
  ['Che cosa ha vinto Frank Schleck?', false],
  ['Chi è Mario Rossi?', false],
  ['Perché il tram ha cinquanta fermate?', true],
  ['Perché il tram ha dodici fermate?', false],
  ['Perché ci sono 12 fermate?', false],
  ['Chi ha vinto il Giro di Svizzera nel 2010?', false],
  ['Chi ha vinto il Giro di Svizzera nel 2015?', true],
  ['Quando giocano i biancoverdi?', false],
  ['Quando apre il Porto Montalto?', true],
  ['Quanta neve c’era a Montalto?', false],
  ['Perché i dodici fermi sul convoglio aspettano?', false],
  ['Che cosa è successo a giugno?', true],
  ['Perché il tram passa ogni 8 minuti?', false],
  ['Perché il tram passa ogni venti minuti?', true],
  ['Quanto paga il tram chi ha meno di 26 anni?', false],
  ['Quante fermate ha la linea 1?', false],
  ['Quante fermate ha la linea 2?', true],
  ['Chi sale sull’autobus 3?', false],
  ['Buongiorno. Ho visto la neve di Natale: quanta è?', false],
  ['', false],
])('a story contradicts “%s”: %s', (question, isWrong) => {
  expect(contradicts(question, story, [])).toBe(isWrong);
});

test('words that every story implies need not be said', () => {
  expect(contradicts('Chi gioca a Zenara?', story, ['Gazzetta di Zenara'])).toBe(false);
  expect(contradicts('Che cosa è accaduto nel 2026?', story, ['24 novembre 2026'])).toBe(false);
});
