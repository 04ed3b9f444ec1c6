import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heldOut as assistanceHeldOut } from '../../bench/answers/assistance/held-out.ts';
import { dev as assistanceDev } from '../../bench/answers/assistance/sets.ts';
import { heldOut as chatbotHeldOut } from '../../bench/answers/chatbot/held-out.ts';
import { dev as chatbotDev } from '../../bench/answers/chatbot/sets.ts';
import { type FaqEntry, wordsOf } from '../../bench/answers/judge.ts';
import {
  assistanceCategories,
  chatbotCategories,
  type Expected,
  type Question,
  turnsOf,
} from '../../bench/answers/question.ts';
import { paperOf } from '../../demo/server/domain/seed/calendar/paper.ts';
import { people } from '../../demo/server/domain/seed/people/people.ts';
import { readSharedContent } from '../../demo/server/domain/seed/shared-content.ts';
import { questionFault } from '../../src/rules/assistance/question.ts';
import { brandIdentities } from '../../src/rules/brand/brand.ts';

const contentDir = new URL('../../demo/content/', import.meta.url).pathname;
const known = new Map<string, ReturnType<typeof JSON.parse>>();
const contentOf = (sigla: string, file: string) => {
  const path = `${contentDir}${sigla.toLowerCase()}/${file}.json`;
  const content = known.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  known.set(path, content);
  return content;
};

const sets = [
  { chat: 'assistance', categories: assistanceCategories, dev: assistanceDev, heldOut: assistanceHeldOut },
  { chat: 'chatbot', categories: chatbotCategories, dev: chatbotDev, heldOut: chatbotHeldOut },
].map(({ chat, categories, dev, heldOut }) => ({
  chat,
  halves: [dev, heldOut].map((half) => new Map<string, readonly Question[]>(Object.entries(half))),
  categories: categories as readonly string[],
}));

const all = sets.flatMap(({ halves }) => halves.flatMap((half) => [...half.values()].flat()));
/** The first turn identifies a talk. */
const nameOf = (question: Question): string =>
  [question.brand, question.reader, ...turnsOf(question).map(({ ask }) => wordsOf(ask).join(' ') || ask)].join(' | ');

test.each(sets)('$chat: every category has six questions or more in each set', ({ categories, halves }) => {
  for (const category of categories) {
    const [dev = 0, heldOut = 0] = halves.map((half) => half.get(category)?.length);
    expect(Math.min(dev, heldOut), category).toBeGreaterThanOrEqual(6);
  }
});

test.each(sets)('$chat: there are at least 210 questions', ({ halves }) => {
  expect(halves.flatMap((half) => [...half.values()].flat()).length).toBeGreaterThanOrEqual(210);
});

test('no question occurs twice, in neither set nor in both', () => {
  const names = all.map(nameOf);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('every question expects something, and talks have two turns or more', () => {
  for (const question of all) {
    const turns = turnsOf(question);
    if ('turns' in question) expect(turns.length, nameOf(question)).toBeGreaterThan(1);
    for (const { ask, ...expected } of turns) {
      const { brand, reader, clock, ...rest } = expected as Expected & Partial<Question>;
      expect(Object.keys(rest), ask).not.toEqual([]);
    }
  }
});

test('the assistance chat accepts the length of every question', () => {
  const [assistance] = sets;
  const questions = assistance?.halves.flatMap((half) => [...half.values()].flat()) ?? [];
  for (const { ask } of questions.flatMap(turnsOf)) expect([ask, questionFault(ask)]).toEqual([ask, undefined]);
});

test('the named readers exist', () => {
  const emails: readonly string[] = people.map(({ email }) => email);
  const named = all.flatMap((question) => [question.reader, ...turnsOf(question).map(({ keeps }) => keeps)]);
  expect(named.filter((email) => email !== undefined && !emails.includes(email))).toEqual([]);
});

test('the named entries of the FAQ exist in the brand’s own', () => {
  for (const question of all) {
    const ids: readonly string[] = contentOf(question.brand, 'faq').map(({ id }: FaqEntry) => id);
    const named = turnsOf(question).flatMap(({ faq = [], faqs = [] }) => [...faq, ...faqs]);
    expect(
      named.filter((id) => !ids.includes(id)),
      nameOf(question),
    ).toEqual([]);
  }
});

test('the named stories are in the brand’s newsstand, one each', async () => {
  const { content } = await readSharedContent(contentDir);
  const titles = new Map(
    brandIdentities.map(({ sigla }, index) => [
      sigla,
      paperOf(contentOf(sigla, 'stories'), content.wire, content.serial, index).placed.map(({ title }) => title),
    ]),
  );
  for (const question of all)
    for (const beginning of turnsOf(question).flatMap(({ sources = [] }) => sources))
      expect(
        titles.get(question.brand)?.filter((title) => title.startsWith(beginning)),
        `${question.brand} ${beginning}`,
      ).toHaveLength(1);
});
