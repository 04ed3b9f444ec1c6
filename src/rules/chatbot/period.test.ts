import { expect, test } from 'vitest';
import { asksForNews, matterOf, periodOf } from './period.ts';

// 0.30 in Rome on 21 November, still the 20th in UTC.
const now = Date.parse('2025-11-20T23:30:00Z');

test.each([
  ['Che cosa è successo oggi?', '2025-11-21', '2025-11-21'],
  ['Le notizie di ieri', '2025-11-20', '2025-11-20'],
  ['Che cosa si è detto l’altro ieri?', '2025-11-19', '2025-11-19'],
  ['I fatti di questa settimana', '2025-11-15', '2025-11-21'],
  ['Che cosa è successo la settimana scorsa?', '2025-11-10', '2025-11-16'],
  ['Le notizie di lunedì', '2025-11-17', '2025-11-17'],
  ['Che cosa è successo venerdì?', '2025-11-14', '2025-11-14'],
  ['Chi ha giocato domenica scorsa?', '2025-11-16', '2025-11-16'],
  ['Le notizie di questo mese', '2025-10-23', '2025-11-21'],
])('%s → %s to %s', (question, from, to) => {
  expect(periodOf(question, now)).toEqual({ from, to });
});

test.each(['Quando parte il tram?', 'Il giro del mondo in una settimana', 'Che cosa apre sabato?', ''])(
  '%j has no period',
  (question) => {
    expect(periodOf(question, now)).toBeUndefined();
  },
);

test.each([
  ['Riassumi le notizie più importanti di oggi', 'le di'],
  ['Che cosa è successo ieri a Gaviano?', 'che cosa è a gaviano?'],
  ['Le notizie sul tram', 'le sul tram'],
  ['Quali sono le notizie di lunedì scorso?', 'le di ?'],
])('%j without the words for news is %j', (question, matter) => {
  expect(matterOf(question)).toBe(matter);
});

test.each([
  ['Riassumi le notizie più importanti di oggi a Gaviano', true],
  ['Che cosa è successo ieri?', true],
  ['Quando parte il tram?', false],
])('%s asks for the news: %s', (question, asked) => {
  expect(asksForNews(question)).toBe(asked);
});
