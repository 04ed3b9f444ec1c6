import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { stemsOf } from '../search/stems.ts';
import { candidatesOf } from './candidates.ts';
import { bestQuotes, type Wanted } from './quotes.ts';
import type { StoryPassage } from './stories.ts';
import { readVocabulary } from './words/vocabulary.ts';

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

/** The quotes for a question whose words are all rare, from stories that fit equally well. */
const quotesFor = async (
  question: string,
  passages: readonly StoryPassage[],
  { sign, ...wanted }: Partial<Wanted> & { readonly sign?: RegExp } = {},
): Promise<string[]> => {
  const [stems = []] = await stemsOf(db, [question]);
  const { quotes } = bestQuotes(
    await candidatesOf(db, passages),
    {
      vocabulary: await readVocabulary(db),
      words: stems.length,
      stems: 6,
      own: new Map(stems.map((stem) => [stem, 4])),
      carried: new Map(),
      subjects: new Set(),
      names: new Set(),
      deed: [],
      role: [],
      focus: new Set(),
      things: new Set(),
      counted: undefined,
      isDefinition: false,
      asksUtmost: false,
      isNews: false,
      alone: undefined,
      talk: undefined,
      strengthOf: sign && ((sentence) => (sign.test(sentence) ? 1 : 0)),
      lead: 0.3,
      scoreOf: () => 1,
      ...wanted,
    },
    3,
  );
  return quotes.map(({ sentence }) => sentence);
};

test('a sentence with few of a question’s words is not quoted, whatever its story’s score', async () => {
  const scoreOf = ({ id }: StoryPassage) => (id === tram.id ? 1 : 0.5);
  const quotes = await quotesFor('nuova linea tram parte', [clinic, tram], { scoreOf });
  expect(quotes).toContain('La nuova linea del tram parte giovedì alle 5.42.');
  expect(quotes).not.toContain('La nuova clinica è in prima linea da anni.');
  expect(await quotesFor('nuova linea tram parte passeggeri', [clinic])).toEqual([]);
});

test('a sentence that says it in other words is quoted', async () => {
  const factory = passage(
    11,
    'Lo stabilimento di sedie passa agli operai',
    'Lo stabilimento di sedie è ora degli operai. Lo stipendio è di 1.480 euro per tutti gli operai.',
  );
  const wanted = { sign: /euro/, lead: 1 };
  expect((await quotesFor('fabbrica seggiole dipendenti paga', [tram, factory], wanted))[0]).toBe(
    'Lo stipendio è di 1.480 euro per tutti gli operai.',
  );
  expect(await quotesFor('fabbrica seggiole dipendenti paga', [tram], { lead: 1 })).toEqual([]);
});

test('a sentence without what is asked for is not quoted', async () => {
  const orchards = passage(
    4,
    'Gli orti',
    'Gli orti aprono ai visitatori. Gli orti apriranno ai visitatori il sabato mattina.',
  );
  expect(await quotesFor('aprono visitatori orti', [orchards])).toContain('Gli orti aprono ai visitatori.');
  expect(await quotesFor('aprono visitatori orti', [orchards], { sign: /sabato/ })).toEqual([
    'Gli orti apriranno ai visitatori il sabato mattina.',
  ]);
});

test('a sentence about another name is not quoted, however like the rest is', async () => {
  const names = { names: new Set(['rom']) };
  expect(await quotesFor('linea tram parte Roma', [tram], names)).toEqual([]);
  const far = passage(
    6,
    'Il tram',
    'Si parte da Roma. Piove. Piove. Piove. Piove. La nuova linea del tram parte giovedì alle 5.42.',
  );
  expect(await quotesFor('linea tram parte Roma', [far], names)).not.toContain(
    'La nuova linea del tram parte giovedì alle 5.42.',
  );
});

test('a story that does not tell what was done is not quoted', async () => {
  expect(await quotesFor('sindaco salutato passeggeri', [tram], { deed: ['salut'], lead: 1 })).toContain(
    'Il sindaco ha salutato i passeggeri.',
  );
  expect(await quotesFor('sindaco sgridato passeggeri', [tram], { deed: ['sgrid'], lead: 1 })).toEqual([]);
});

test('sentences that answer no single fact read in the order of their story', async () => {
  const port = passage(3, 'Il porto', 'La gru pesa molto. La gru alta arriva in porto.');
  expect(await quotesFor('gru alta arriva porto', [port])).toEqual([
    'La gru pesa molto.',
    'La gru alta arriva in porto.',
  ]);
});

test('a headline typed as a question finds its story, though another fits the search better', async () => {
  const snow = passage(7, 'Prima neve, le strade reggono', 'In piazza ci sono undici centimetri di neve.');
  const weather = passage(8, 'Il tempo', 'La neve copre le strade del nord, e il vento soffia sui ponti.');
  const scoreOf = ({ id }: StoryPassage) => (id === weather.id ? 1 : 0.9);
  expect(await quotesFor('Prima neve, le strade reggono', [weather, snow], { scoreOf })).toContain(
    'In piazza ci sono undici centimetri di neve.',
  );
});

test('a number in words is also the number in digits', async () => {
  const season = passage(
    10,
    'La stagione',
    'L’abbonamento costa 118 euro, 60 sotto i ventisei anni. Si paga alla cassa.',
  );
  expect((await quotesFor('abbonamento 26 anni', [season]))[0]).toMatch(/^L’abbonamento costa/);
});

test('a headline with the fact is quoted alone, else with a sentence of its story', async () => {
  const record = passage(5, 'Il ponte dei Cordai costa tre milioni', 'Il ponte dei Cordai apre lunedì al traffico.');
  expect(await quotesFor('ponte cordai costa', [record], { sign: /milioni/ })).toEqual([
    'Il ponte dei Cordai costa tre milioni',
  ]);
  expect(await quotesFor('ponte cordai costa', [record])).toContain('Il ponte dei Cordai apre lunedì al traffico.');
});

test('a name of the headline counts for every sentence of its story', async () => {
  const storm = passage(
    9,
    'Roma, il tram',
    'La nuova linea del tram parte giovedì. Piove. Piove. Piove. Piove. Da Roma si va.',
  );
  const [quote] = await quotesFor('nuova linea tram parte Roma', [storm], { names: new Set(['rom']), sign: /giovedì/ });
  expect(quote).toBe('La nuova linea del tram parte giovedì.');
});

test('the utmost of a kind is quoted before what only names the kind', async () => {
  const fountains = passage(
    12,
    'Le fontanelle riaperte',
    'Le fontanelle hanno un cartello. Le fontanelle hanno un codice. Le fontanelle hanno una vaschetta. La fontanella più fresca è in via del Pozzo.',
  );
  const answer = 'La fontanella più fresca è in via del Pozzo.';
  expect(await quotesFor('fontanelle', [fountains], { asksUtmost: true })).toContain(answer);
  expect(await quotesFor('fontanelle', [fountains])).not.toContain(answer);
});
