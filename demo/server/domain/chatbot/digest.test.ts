import { expect, test } from 'vitest';
import { mayMeanAll } from './digest.ts';

test.each([
  ['raga che è successo oggi??', true],
  ['ho due minuti, dimmi le cose più importanti di oggi', true],
  ['sono nonna Pina: me li dice i titoli di stamattina?', true],
  ['mi son perso il giornale di ieri, di che parlava?', true],
  ['cosa bolle in pentola oggi?', true],
  ['oggi di che parlate', true],
  ['che cosa avete scritto ieri sui marziani?', false],
  ['le notizie di oggi da Marte', false],
  ['quanto costa il tram?', false],
  ['chi ha perso ieri?', false],
  ['chi ha parlato ieri?', false],
])('%s may mean all the news of the day: %s', (question, isAll) => {
  expect(mayMeanAll(question)).toBe(isAll);
});
