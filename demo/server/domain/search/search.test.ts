import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { contentStems } from './concepts.ts';
import { searchPassages } from './search.ts';
import { stemsOf } from './stems.ts';

const GZ = 5;
const MG = 1;

let test_: Awaited<ReturnType<typeof openTestDb>>;
let db: Db;
beforeAll(async () => {
  test_ = await openTestDb();
  db = test_.db;
});
afterAll(() => test_.close());

const search = async (question: string, brandId = GZ, kinds: ('faq' | 'offer')[] = ['faq', 'offer']) =>
  searchPassages(db, brandId, kinds, new Map((await contentStems(db, question)).map((stem) => [stem, 1])), 5);

test.each([
  ['L’e-mail', ['email']],
  ["l'e-mail dell'ufficio", ['email', 'uffic']],
  ['e mail', ['email']],
  ['città citta’ CITTÀ', ['citt', 'citt', 'citt']],
  ['Digital+', ['digital', 'plus']],
  ['a che ora', ['orar']],
  ['comunali comunale', ['comunal', 'comunal']],
  ['', []],
])('the stems of "%s" are %j', async (text, stems) => {
  expect(await stemsOf(db, [text])).toEqual([stems]);
});

test('words without meaning are ignored, unless there are no others', async () => {
  expect(await contentStems(db, 'Come faccio con la mia fattura?')).toEqual(['fattur']);
  expect(await contentStems(db, 'Vorrei, posso?')).toEqual(['vorre', 'poss']);
});

test.each([
  ['fattura per la mia azienda', 'Posso avere la fattura intestata alla mia azienda?'],
  ['la bolletta', 'Posso avere la fattura intestata alla mia azienda?'],
  ['voglio la disdetta', 'Come si disdice: devo annullare il rinnovo automatico?'],
  ['troppe mail', 'Come cancello l’iscrizione a una newsletter?'],
  ['quanti telefonini e dispositivi', 'Su quanti dispositivi posso leggere?'],
  ['pasword dimenticata', 'Ho dimenticato la password: come la recupero?'],
])('"%s" finds "%s" first', async (question, headline) => {
  expect((await search(question))[0]?.headline).toBe(headline);
});

test('an entry is found by another paper’s title words for the same matter', async () => {
  const [hit] = await search('disiscrivermi newsletter');
  expect(hit?.headline).toBe('Come cancello l’iscrizione a una newsletter?');
});

test('only the requested brand and kinds are searched', async () => {
  for (const { kind, headline } of await search('Digital', MG, ['offer'])) {
    expect([kind, headline]).toEqual(['offer', 'Digital mensile']);
  }
  expect(await search('tartufi', MG)).toEqual([]);
  expect((await search('tartufi'))[0]?.kind).toBe('offer');
});

test('support is the matched share of the question', async () => {
  expect((await search('fattura azienda'))[0]?.support).toBe(1);
  expect((await search('fattura zanzibar marziani'))[0]?.support).toBeLessThan(0.4);
  expect(await search('zanzibar marziani')).toEqual([]);
});
