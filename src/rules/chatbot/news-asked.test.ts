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
  'stamane che si dice intorno al lago',
  'cosa c’è stamattina di bello sul vostro giornale',
  'dimmi i pezzi forti di oggi',
  'le novità di oggi in pillole',
  'che avete di bello oggi',
  'con che cosa apre il giornale oggi',
  'ho cinque minuti: cosa conta oggi?',
  'cosa avete messo in prima pagina ieri',
  'nel fine settimana cosa è successo',
  'negli ultimi tre giorni che è capitato',
])('“%s” asks for all the news', (question) => {
  expect(beyondNews(question)).toEqual([]);
});

test.each([
  ['cosa mi metto oggi', ['metto']],
  ['novità sull’ospedale', ['ospedale']],
  ['Il tram, cosa è successo oggi?', ['tram']],
  ['cosa apre oggi in via Roma', ['apre', 'via', 'roma']],
  ['notizie sportive di oggi', ['sportive']],
  ['tre cose che devo sapere oggi su Pietrafonte', ['pietrafonte']],
])('“%s” names %j', (question, words) => {
  expect(beyondNews(question)).toEqual(words);
});

test.each([
  'Cosa fa il parlamento?',
  'Cosa fa l’accademia?',
  'Qual è la capitale?',
  'Cosa fa il capitano?',
  'Cosa dice la legge?',
  'Cosa ha fatto la giornalista?',
  'Cosa dice il trattato?',
  'Che cosa c’è alla mostra domenica?',
  'Quali servizi ci sono oggi?',
  'A che ora è l’apertura domenica?',
  'Cosa è successo al lago?',
  'Cosa è successo in casa?',
  'Cosa succede nel quartiere?',
  'Cosa succede in consiglio?',
  'Che cosa fa oggi?',
  'A che ora succede?',
  'Cosa è successo poi?',
  'Che edizione è?',
  'e domenica?',
  'e di sera?',
  'e ieri?',
])('“%s” does not ask for all the news', (question) => {
  expect(beyondNews(question)).not.toEqual([]);
});

test.each([
  'quanto costa il biglietto?',
  'che tempo fa oggi',
  'chi ha vinto ieri',
  'grazie mille',
  'Di che cosa parla?',
  'Che cosa ha scritto?',
])('“%s” does not ask for news', (question) => {
  expect(beyondNews(question)).toBeUndefined();
});
