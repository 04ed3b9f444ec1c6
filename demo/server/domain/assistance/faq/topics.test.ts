import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { brandRecords } from '../../../base/records.ts';
import { guessesAmong } from '../intent/classify.ts';
import { type Example, learn } from '../intent/learn.ts';
import { unpacked, type Weights } from '../intent/weights.ts';
import { readTalkExamples, readTopicExamples } from './examples.ts';
import { entriesOf, talks, topicNames, topics } from './topics.ts';

const examples = readTopicExamples();

const shareOf = (asked: readonly Example<string>[], weights: Weights): number =>
  asked.filter(({ text, label }) => guessesAmong(text, weights, topicNames)[0]?.label === label).length / asked.length;

test.each([
  ['weights.br', examples],
  ['talk-weights.br', readTalkExamples()],
])('%s has what the topics give: run node scripts/run.mjs demo/server/intents-write.ts', (file, asked) => {
  const stored = unpacked(readFileSync(new URL(file, import.meta.url)));
  const learnt = learn(asked, topicNames);
  expect([...stored.rows.keys()]).toEqual([...learnt.rows.keys()]);
  expect([...stored.rows.values()].map((row) => [...row])).toEqual([...learnt.rows.values()].map((row) => [...row]));
});

test('of questions that they were not learnt from, four of five get their topic', () => {
  const isHeld = (_: Example<string>, at: number): boolean => at % 5 === 0;
  const weights = learn(
    examples.filter((one, at) => !isHeld(one, at)),
    topicNames,
  );
  expect(shareOf(examples.filter(isHeld), weights)).toBeGreaterThan(0.8);
});

test('a topic has at most one entry of each paper, and readers’ words', () => {
  for (const { entries, texts } of topics) {
    const papers = entriesOf(entries).map((code) => code.slice(0, 2));
    expect(new Set(papers).size, entries).toBe(papers.length);
    expect(texts.length, entries).toBeGreaterThan(2);
  }
});

test('every entry of a paper has a topic', () => {
  const known = new Set(topicNames.flatMap(entriesOf));
  const codes = brandRecords
    .map(({ sigla }) => new URL(`../../../../content/${sigla.toLowerCase()}/faq.json`, import.meta.url))
    .flatMap((file) => z.array(z.object({ id: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8'))))
    .map(({ id }) => id);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

test('a talk is about a topic', () => {
  expect(talks.map(({ entries }) => entries).filter((entries) => !topicNames.includes(entries))).toEqual([]);
});

test('no text asks for two topics', () => {
  const texts = [...topics, ...talks].flatMap((topic) => topic.texts);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
