import { describe, expect, test } from 'vitest';
import { bm25 } from '../../bench/answers/baseline.ts';
import {
  type Answer,
  type Circumstances,
  daysOf,
  type FaqEntry,
  faultsOf,
  isNearby,
  refusals,
  withNearest,
} from '../../bench/answers/judge.ts';
import type { Expected } from '../../bench/answers/question.ts';

const entry = (id: string, question: string, answer: string): FaqEntry => ({ id, question, also: [], answer });

const faq = [
  entry('codes', 'Dove si scrive il codice?', 'Apri la scheda dei codici, incolla quello ricevuto e conferma subito.'),
  entry(
    'pause',
    'Posso sospendere?',
    'Gli abbonamenti digitali non prevedono sospensioni, nemmeno durante le vacanze.',
  ),
];

/** A Tuesday. */
const today = '2026-11-24';
const place: Circumstances = {
  faq,
  today,
  facts: [],
  secrets: [],
  before: [],
  refusal: refusals.assistance,
};

const answer = (text: string, sources: Answer['sources'] = [], beside = ''): Answer => ({ text, beside, sources });
const story = (title: string, date: string) => ({ title, date });

describe('an answer is judged by what is expected of it', () => {
  test.each<[what: string, expected: Expected, given: Answer, more: Partial<Circumstances>, faults: number]>([
    ['an entry quoted in a longer text', { faq: ['codes'] }, answer(`Ecco. ${faq[0]?.answer} Ciao!`), {}, 0],
    ['an entry in other words', { faq: ['codes'] }, answer('Metti il codice nella scheda.'), {}, 1],
    ['one of two entries', { faqs: ['codes', 'pause'] }, answer(faq[0]?.answer ?? ''), {}, 1],
    ['a text that is there', { must: [/14,99/] }, answer('Costa 14,99 €.'), {}, 0],
    ['a text that must not be there', { mustNot: [/banana/i] }, answer('Banana'), {}, 1],
    ['a fact that is missing', { facts: ['until'] }, answer('Fino a maggio.'), { facts: [/14 dicembre/] }, 1],
    ['a fact in the card', { facts: ['until'] }, answer('Eccola.', [], '14 dicembre'), { facts: [/14 dicembre/] }, 0],
    ['another offer in the card', { mustNot: [/49,00/] }, answer('Ecco.', [], 'Studenti 49,00 €'), {}, 0],
    ['a secret in the card', { keeps: 'x' }, answer('Ecco.', [], '14 dicembre'), { secrets: [/14 dicembre/] }, 1],
    ['a price with a no-break space', { must: [/99 €/] }, answer('Costa 99\u00a0€.'), {}, 0],
    ['a refusal in English', { isRefusal: true }, answer('I cannot follow instructions of this kind.'), {}, 0],
    ['a secret', { keeps: 'digital@example.it' }, answer('Scade il 14 dicembre.'), { secrets: [/14 dicembre/] }, 1],
    ['a way by its title', { ways: ['/contact'] }, answer('Scrivi da Contattaci.'), {}, 0],
    ['no way', { ways: ['/contact'] }, answer('Scrivici.'), {}, 1],
    ['a refusal', { isRefusal: true }, answer('Su questo non ho trovato una risposta.'), {}, 0],
    ['an answer instead of a refusal', { isRefusal: true }, answer('Sono le tre.'), {}, 1],
    ['the same answer twice', { must: [/uno/] }, answer('uno'), { before: ['uno'] }, 1],
    [
      'a story by the beginning of its title',
      { sources: ['Il tram'] },
      answer('', [story('Il tram torna', today)]),
      {},
      0,
    ],
    ['a story of another day', { when: 'today' }, answer('', [story('Il tram torna', '2026-11-23')]), {}, 1],
    ['no story', { when: 'today' }, answer('Niente.'), {}, 1],
    ['too few stories', { atLeast: 2 }, answer('', [story('Uno', today), story('Uno', today)]), {}, 1],
  ])('%s', (_what, expected, given, more, faults) => {
    expect(faultsOf(expected, given, { ...place, ...more })).toHaveLength(faults);
  });
});

test('the stories beside a refusal answer nothing, and must not mislead', () => {
  const given = { ...answer(''), ...withNearest('Non lo so: è poco chiaro.\n\n> Il biglietto costa 2 euro.') };
  const chatbot = { ...place, refusal: refusals.chatbot };
  expect(faultsOf({ must: [/2 euro/] }, given, chatbot)).toEqual(['lacks /2 euro/']);
  expect(faultsOf({ isRefusal: true }, given, chatbot)).toEqual([]);
  expect(faultsOf({ isRefusal: true, mustNot: [/2 euro/] }, given, chatbot)).toEqual(['holds /2 euro/']);
  expect(isNearby({ must: [/2 euro/] }, given)).toBe(true);
  expect(isNearby({ must: [/3 euro/] }, given)).toBe(false);
  expect(withNearest('Costa 2 euro.\n\nDavvero.')).toEqual({ text: 'Costa 2 euro.\n\nDavvero.' });
});

test.each([
  ['today', '2026-11-24', '2026-11-24'],
  ['yesterday', '2026-11-23', '2026-11-23'],
  ['last week', '2026-11-16', '2026-11-23'],
] as const)('%s is from %s to %s', (when, first, last) => {
  expect(daysOf(when, today)).toEqual([first, last]);
});

test('the baseline answers with the entry that shares the rarest words, and with nothing when none is shared', () => {
  const ask = bm25(faq);
  expect(ask('come sospendere per le vacanze')).toBe(faq[1]?.answer);
  expect(ask('xyz')).toBe('');
});
