import { expect, test } from 'vitest';
import { asksForNews, matterOf, mayAskForNews, periodOf, searchedIn } from './period.ts';

// 0.30 in Rome on 21 November, still the 20th in UTC.
const now = Date.parse('2025-11-20T23:30:00Z');

test.each([
  ['Che cosa è successo oggi?', '2025-11-21', '2025-11-21'],
  ['Il punto di stamane', '2025-11-21', '2025-11-21'],
  ['Le notizie di ieri', '2025-11-20', '2025-11-20'],
  ['Che cosa si è detto l’altro ieri?', '2025-11-19', '2025-11-19'],
  ['I fatti di questa settimana', '2025-11-15', '2025-11-21'],
  ['Che cosa è successo la settimana scorsa?', '2025-11-10', '2025-11-16'],
  ['Che cosa c’era la settimana passata?', '2025-11-10', '2025-11-16'],
  ['Le notizie di quest’oggi', '2025-11-21', '2025-11-21'],
  ['Le notizie di lunedì', '2025-11-17', '2025-11-17'],
  ['Che cosa è successo venerdì?', '2025-11-14', '2025-11-14'],
  ['Chi ha giocato domenica scorsa?', '2025-11-16', '2025-11-16'],
  ['Che cosa è successo negli ultimi tre giorni?', '2025-11-19', '2025-11-21'],
  ['I fatti degli ultimi giorni', '2025-11-15', '2025-11-21'],
  ['Che cosa è accaduto nelle ultime ventiquattro ore?', '2025-11-20', '2025-11-21'],
  ['Nel weekend che cosa è successo?', '2025-11-15', '2025-11-16'],
  ['I fatti dello scorso fine settimana', '2025-11-15', '2025-11-16'],
  ['Le notizie di questo mese', '2025-10-23', '2025-11-21'],
  ['Che cosa è successo a marzo?', '2025-03-01', '2025-03-31'],
  ['Gli articoli di dicembre sul porto', '2024-12-01', '2024-12-31'],
  ['Le notizie di novembre', '2025-11-01', '2025-11-30'],
  ['Che cosa ha scritto il giornale nel mese di febbraio 2024?', '2024-02-01', '2024-02-29'],
  ['Che cosa è successo il 3 novembre?', '2025-11-03', '2025-11-03'],
  ['Il giornale dell’8 dicembre', '2024-12-08', '2024-12-08'],
  ['Le notizie del primo ottobre 2023', '2023-10-01', '2023-10-01'],
])('%s → %s to %s', (question, from, to) => {
  expect(periodOf(question, now)).toEqual({ from, to });
});

test.each([
  'Quando parte il tram?',
  'Il giro del mondo in una settimana',
  'Che cosa apre sabato?',
  'Chi ha vinto il palio del 2 luglio 2013?',
  'Che cosa apre a marzo?',
  'Che cosa c’è da vedere nel fine settimana?',
  'Le notizie del 31 febbraio',
  '',
])('%j has no period', (question) => {
  expect(periodOf(question, now)).toBeUndefined();
});

test.each([
  ['Riassumi le notizie più importanti di oggi', 'le di'],
  ['Che cosa è successo ieri a Gaviano?', 'Che cosa è a Gaviano?'],
  ['Le notizie sul tram', 'Le sul tram'],
  ['Quali sono le notizie di lunedì scorso?', 'le di ?'],
  ['Le notizie del 3 marzo 2024', 'Le'],
  ['Riassumi il giornale di oggi in poche righe', 'il di'],
  ['Che cosa è successo a marzo al porto?', 'Che cosa è al porto?'],
])('%j without the words for news is %j', (question, matter) => {
  expect(matterOf(question)).toBe(matter);
});

test.each([
  ['Riassumi le notizie più importanti di oggi a Gaviano', true],
  ['Che cosa è successo ieri?', true],
  ['Mi fai il riassunto di oggi?', true],
  ['Che si dice oggi in economia?', true],
  ['di cosa parlava il giornale di ieri', true],
  ['Riassumi il giornale in poche righe', true],
  ['Che cosa avete scritto sulla biblioteca?', true],
  ['cosa c’è sul giornale oggi?', true],
  ['Fammi il punto della giornata', true],
  ['cosa mi sono perso ieri', true],
  ['sport di oggi', true],
  ['le top news di oggi', true],
  ['ieri non ho letto, che cosa c’era?', true],
  ['settimana passata che avete scritto sui lupi', true],
  ['oggi si dice qualcosa del fermo pesca?', true],
  ["che c'e' oggi di sport?", true],
  ['elencami la cronaca uscita la scorsa settimana', true],
  ['Quando parte il tram?', false],
])('%s asks for the news: %s', (question, asked) => {
  expect(asksForNews(question)).toBe(asked);
});

test.each([
  ['Le notizie di oggi sul tram', 'Le di sul tram'],
  ['Chi ha giocato ieri?', 'Chi ha giocato ?'],
  ['Quando parte il tram?', 'Quando parte il tram?'],
])('of %s is searched “%s”', (question, searched) => {
  expect(searchedIn(question, periodOf(question, now))).toBe(searched);
});

test.each([
  ['news di ieri pls', true],
  ['l’essenziale di oggi', true],
  ['cosa scrivevate la scorsa settimana', true],
  ['dimmi un articolo di ieri', true],
  ['Che tempo fa oggi?', false],
  ['Chi ha giocato ieri?', false],
])('“%s” may ask for the news of its day: %s', (question, may) => {
  expect(mayAskForNews(question)).toBe(may);
});

test.each([
  'Rassegna veloce di oggi, grazie',
  'Mi prepari il punto della giornata con le storie che contano?',
  'Una panoramica di ieri',
])('“%s” asks for all the news', (question) => {
  expect(asksForNews(question)).toBe(true);
  expect(matterOf(question)).not.toMatch(/\p{L}{6}/u);
});
