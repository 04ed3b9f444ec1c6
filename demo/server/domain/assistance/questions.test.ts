import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandRecords } from '../../base/records.ts';
import type { Db } from '../../db/db.ts';
import { openTestDb } from '../../testing/testing.ts';
import { indexKin } from '../search/index-kin.ts';
import { readBrandContent, readThesaurus } from '../seed/content.ts';
import { seedHelp } from '../seed/seed-brand.ts';
import { seedThesaurus } from '../seed/seed-thesaurus.ts';
import { answerQuestion } from './answer.ts';

const content = fileURLToPath(new URL('../../../content', import.meta.url));

interface Asked {
  readonly question: string;
  /** Id of the FAQ whose title the question paraphrases. */
  readonly expected: string;
}

/** The brands' own FAQ and offers, over the fixtures of the test database. */
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDb());
  const thesaurus = await readThesaurus(join(content, 'sinonimi.json'));
  await db.tx(async (tx) => {
    await seedThesaurus(tx, thesaurus.content);
    for (const { id, sigla } of brandRecords) {
      const found = await readBrandContent(join(content, sigla.toLowerCase()));
      if (found) await seedHelp(tx, id, found.content);
    }
    await indexKin(tx);
  });
});
afterAll(() => close());

describe.each(['GZ', 'MG'])('%s', (sigla) => {
  test('the FAQ has at least 60 entries and no question twice', async () => {
    const found = await readBrandContent(join(content, sigla.toLowerCase()));
    const questions = found?.content.faq.map(({ question }) => question) ?? [];
    expect(questions.length).toBeGreaterThanOrEqual(60);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('at least 24 of thirty questions in a reader’s words get the right entry', async () => {
    const brand = brandRecords.find((record) => record.sigla === sigla);
    const found = await readBrandContent(join(content, sigla.toLowerCase()));
    const asked: Asked[] = JSON.parse(
      await readFile(new URL(`questions-${sigla.toLowerCase()}.json`, import.meta.url), 'utf8'),
    );
    if (!brand) throw new Error(`no brand ${sigla}`);
    const missed: string[] = [];
    for (const { question, expected } of asked) {
      const answer = found?.content.faq.find(({ id }) => id === expected)?.answer;
      const reply = await answerQuestion(db, brand, { content: question, messages: [] });
      if (!answer || !reply.includes(answer)) missed.push(question);
    }
    expect(asked).toHaveLength(30);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(6);
  });
});

test.each(brandRecords)(
  '$sigla: every wording of “what does a subscription cost” is answered with the prices',
  async (brand) => {
    const found = await readBrandContent(join(content, brand.sigla.toLowerCase()));
    const prices = found?.content.faq.find(({ question }) => question.startsWith('Quanto costa'));
    for (const asked of [
      'un abbonamento',
      'l’abbonamento digitale al mese',
      'l’abbonamento annuale',
      'Online',
      'Digital',
      'Digital Plus',
    ]) {
      const reply = await answerQuestion(db, brand, { content: `Quanto costa ${asked}?`, messages: [] });
      expect(reply, asked).toBe(prices?.answer);
    }
  },
);
