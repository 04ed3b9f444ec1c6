import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { stemsOf } from '../search/stems.ts';
import { bestQuotes } from './quotes.ts';
import type { Passage } from './search-articles.ts';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
});
afterAll(() => close());

const passage = (id: number, headline: string, body: string, score = 10): Passage => ({
  id,
  kind: 'article',
  sourceId: id,
  ord: 0,
  headline,
  body,
  score,
  support: 1,
});

const tram = passage(
  1,
  'Il tram torna in città',
  'La nuova linea del tram parte giovedì alle 5.42. Il sindaco ha salutato i passeggeri. Sulla nuova linea del tram si viaggia gratis fino a giugno.',
);
const clinic = passage(2, 'Apre una clinica per animali', 'La nuova clinica è in prima linea da anni.', 12);

/** The quotes for a question, each of its words as telling as the next. */
const quotesFor = async (question: string, passages: readonly Passage[], sign?: RegExp): Promise<string[]> => {
  const [stems = []] = await stemsOf(db, [question]);
  const quotes = await bestQuotes(db, passages, new Map(stems.map((stem) => [stem, 1])), sign);
  return quotes.map(({ sentence }) => sentence);
};

test('a sentence that supports only the little words of a question is not quoted, however its passage scores', async () => {
  expect(await quotesFor('nuova linea tram parte', [clinic, tram])).toEqual([
    'La nuova linea del tram parte giovedì alle 5.42.',
  ]);
  expect(await quotesFor('nuova linea tram parte passeggeri', [clinic])).toEqual([]);
});

test('what follows says something of the question that is not said yet', async () => {
  expect(await quotesFor('nuova linea tram parte gratis', [tram])).toEqual([
    'La nuova linea del tram parte giovedì alle 5.42.',
    'Sulla nuova linea del tram si viaggia gratis fino a giugno.',
  ]);
});

test('a sentence with the sign of an answer follows when none was quoted with it', async () => {
  const orchards = passage(
    4,
    'Gli orti',
    'Gli orti aprono ai visitatori. Gli orti apriranno ai visitatori il sabato mattina.',
  );
  expect(await quotesFor('aprono visitatori orti', [orchards])).toEqual(['Gli orti aprono ai visitatori.']);
  expect(await quotesFor('aprono visitatori orti', [orchards], /sabato/)).toEqual([
    'Gli orti aprono ai visitatori.',
    'Gli orti apriranno ai visitatori il sabato mattina.',
  ]);
});

test('of two sentences alike the one with the sign of an answer leads', async () => {
  const alike = passage(3, 'Il porto', 'La gru arriva piano. Domani la gru arriva in porto.');
  expect((await quotesFor('arriva gru', [alike]))[0]).toBe('La gru arriva piano.');
  expect((await quotesFor('arriva gru', [alike], /domani/iu))[0]).toBe('Domani la gru arriva in porto.');
});
