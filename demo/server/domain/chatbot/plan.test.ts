import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { addTestArticles } from '../../testing/test-articles.ts';
import { openTestDb } from '../../testing/testing.ts';
import { TEST_START } from '../../vitest-setup.ts';
import type { Spoken } from './finding/spoken.ts';
import { planAnswer } from './plan.ts';

const DAY = 86_400_000;

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  await addTestArticles(db, 1, TEST_START);
});
afterAll(() => close());

const plan = (question: string, now = TEST_START, spoken?: Spoken) =>
  planAnswer(db, { brandId: 1, ragType: 'digital', question, before: [], spoken }, now);

test('an answer from stories older than a year begins with their year', async () => {
  const question = 'Quanto costa il biglietto della funivia di Montalto?';
  const year = new Date(TEST_START).getFullYear();
  expect((await plan(question)).text).toMatch(/^Ecco che cosa scrive il giornale\.\n/);
  expect((await plan(question, TEST_START + 400 * DAY)).text).toMatch(
    new RegExp(`^Ecco che cosa scriveva il giornale nel ${year}\\.\n`),
  );
});

test('a later question for a day does not quote the story of another day', async () => {
  const { evidence } = await plan('Quanto costa il biglietto della funivia di Montalto?');
  const [told] = evidence.citations;
  const spoken = { storyId: told?.articleId ?? 0, sentence: told?.quote };
  const storiesOf = async (question: string) => (await plan(question, TEST_START, spoken)).evidence.articleIds;
  expect(await storiesOf('e quanto costava?')).toContain(spoken.storyId);
  expect(await storiesOf('e quanto costava ieri?')).not.toContain(spoken.storyId);
});

test('a later question does not quote a story withdrawn since', async () => {
  const { evidence } = await plan('Quanti operai assumerà la cartiera Benassi?');
  const spoken = { storyId: evidence.citations[0]?.articleId ?? 0, sentence: evidence.citations[0]?.quote };
  await db.query('update article set withdrawn_at = $2 where id = $1', [spoken.storyId, new Date(TEST_START)]);
  expect((await plan('e quanti?', TEST_START, spoken)).evidence.articleIds).not.toContain(spoken.storyId);
});

test('a short question for a day gets its news, but not as a follow-up in a talk', async () => {
  const spoken = { storyId: 1, sentence: undefined };
  expect((await plan('e cosa oggi?')).text).toMatch(/^Ecco gli articoli principali\./);
  expect((await plan('e cosa oggi?', TEST_START, spoken)).text).not.toMatch(/^Ecco gli articoli principali\./);
});
