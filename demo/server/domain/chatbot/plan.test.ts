import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/db.ts';
import { addTestArticles } from '../../testing/test-articles.ts';
import { openTestDb } from '../../testing/testing.ts';
import { TEST_START } from '../../vitest-setup.ts';
import { planAnswer } from './plan.ts';

const DAY = 86_400_000;

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  await addTestArticles(db, 1, TEST_START);
});
afterAll(() => close());

const plan = (question: string, now = TEST_START) =>
  planAnswer(db, { brandId: 1, ragType: 'digital', question, before: [] }, now);

test('an answer from stories older than a year begins with their year', async () => {
  const question = 'Quanto costa il biglietto della funivia di Montalto?';
  const year = new Date(TEST_START).getFullYear();
  expect((await plan(question)).text).toMatch(/^Ecco che cosa scrive il giornale\.\n/);
  expect((await plan(question, TEST_START + 400 * DAY)).text).toMatch(
    new RegExp(`^Ecco che cosa scriveva il giornale nel ${year}\\.\n`),
  );
});
