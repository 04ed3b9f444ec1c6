import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { stemsOf } from '../search/stems.ts';
import { bestQuotes, candidatesOf } from './quotes.ts';
import type { StoryPassage } from './stories.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

const passage = (id: number, headline: string, body: string): StoryPassage => ({
  id,
  sourceId: id,
  ord: 0,
  headline,
  body,
});

const tram = passage(
  1,
  'Il tram torna in città',
  'La nuova linea del tram parte giovedì alle 5.42. Il sindaco ha salutato i passeggeri. Sulla nuova linea del tram si viaggia gratis fino a giugno.',
);
const clinic = passage(2, 'Apre una clinica per animali', 'La nuova clinica è in prima linea da anni.');

/** The quotes for a question whose words all have the same weight, from stories that fit equally well. */
const quotesFor = async (question: string, passages: readonly StoryPassage[], sign?: RegExp): Promise<string[]> => {
  const [stems = []] = await stemsOf(db, [question]);
  const quotes = bestQuotes(
    await candidatesOf(db, passages),
    {
      weights: new Map(stems.map((stem) => [stem, 1])),
      own: new Set(stems),
      isTyped: sign !== undefined,
      asking: new Set(),
      things: new Set(),
      counted: [],
      deed: [],
      isDefinition: false,
      role: [],
      names: new Set(),
      strengthOf: (sentence) => (sign && !sign.test(sentence) ? 0 : 1),
      scoreOf: () => 1,
    },
    3,
  );
  return quotes.map(({ sentence }) => sentence);
};

test('a sentence with few of a question’s words is not quoted, whatever its passage’s score', async () => {
  expect(await quotesFor('nuova linea tram parte', [clinic, tram])).toEqual([
    'La nuova linea del tram parte giovedì alle 5.42.',
  ]);
  expect(await quotesFor('nuova linea tram parte passeggeri', [clinic])).toEqual([]);
});

test('a second quote adds something new to the question', async () => {
  expect(await quotesFor('nuova linea tram parte gratis', [tram])).toEqual([
    'La nuova linea del tram parte giovedì alle 5.42.',
    'Sulla nuova linea del tram si viaggia gratis fino a giugno.',
  ]);
});

test('a sentence without the sign of an answer is not quoted', async () => {
  const orchards = passage(
    4,
    'Gli orti',
    'Gli orti aprono ai visitatori. Gli orti apriranno ai visitatori il sabato mattina.',
  );
  expect(await quotesFor('aprono visitatori orti', [orchards])).toEqual(['Gli orti aprono ai visitatori.']);
  expect(await quotesFor('aprono visitatori orti', [orchards], /sabato/)).toEqual([
    'Gli orti apriranno ai visitatori il sabato mattina.',
  ]);
});

test('of two similar sentences, the one with the sign of an answer is first', async () => {
  const alike = passage(3, 'Il porto', 'La gru arriva piano. Domani la gru arriva in porto.');
  expect((await quotesFor('arriva gru', [alike]))[0]).toBe('La gru arriva piano.');
  expect((await quotesFor('arriva gru', [alike], /domani/iu))[0]).toBe('Domani la gru arriva in porto.');
});

test('a headline is quoted when its story says the fact nowhere else', async () => {
  const record = passage(5, 'Il ponte dei Cordai costa tre milioni', 'Il ponte dei Cordai apre lunedì al traffico.');
  expect(await quotesFor('ponte cordai', [record], /milioni/)).toEqual(['Il ponte dei Cordai costa tre milioni']);
  expect(await quotesFor('ponte cordai', [record])).toEqual(['Il ponte dei Cordai apre lunedì al traffico.']);
});
