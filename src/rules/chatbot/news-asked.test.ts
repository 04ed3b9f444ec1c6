import { expect, test } from 'vitest';
import { beyondNews } from './news-asked.ts';

test.each([
  'dammi il succo della giornata',
  'Ho due minuti prima del treno, dammi il succo della giornata',
  'riassunto',
  'ke e successo oggi nel golfo',
  'cosa tiene banco oggi?',
  'mettimi al corrente di quel che succede',
  'Di che cosa vi siete occupati la settimana passata?',
  'caffè e notizie: cosa c’è oggi?',
  'Sono anziana e leggo a fatica: mi dite in breve cosa porta il giornale oggi?',
  'le cinque notizie principali',
  'oggi cosa c’è da leggere?',
])('“%s” asks for all the news', (question) => {
  expect(beyondNews(question)).toEqual([]);
});

test.each([
  ['che tempo fa oggi', ['tempo']],
  ['cosa mi metto oggi', ['metto']],
  ['novità sull’ospedale', ['ospedale']],
  ['Il tram, cosa è successo oggi?', ['tram']],
  ['chi ha vinto ieri', ['chi', 'vinto']],
  ['tre cose che devo sapere oggi su Pietrafonte', ['pietrafonte']],
])('“%s” names %j', (question, words) => {
  expect(beyondNews(question)).toEqual(words);
});

test.each(['quanto costa il biglietto?', 'grazie mille'])('“%s” does not ask for news', (question) => {
  expect(beyondNews(question)).toBeUndefined();
});
