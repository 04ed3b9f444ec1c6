import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { sixRecords } from '../../../../../src/rules/brand/brands/all.ts';
import { writtenExamples } from '../intent/examples.ts';
import type { Example } from '../intent/learn.ts';
import { mainEntriesOf, NO_TOPIC, type Topic, talks, topicNames, topics } from './topics.ts';

const faq = z.array(z.object({ id: z.string(), question: z.string(), also: z.array(z.string()) }));

/** The papers' own questions, with the topic of their entry. An entry of two topics (students and pensioners) teaches neither. */
const ofPapers = (): readonly Example<string>[] =>
  sixRecords
    .map(({ sigla }) => new URL(`../../../../content/${sigla.toLowerCase()}/faq.json`, import.meta.url))
    .flatMap((file) => faq.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap(({ id, question, also }) => {
      const label = topicNames.find((name) => mainEntriesOf(name).includes(id));
      return label === undefined ? [] : [question, ...also].map((text) => ({ text, label, weight: 1 }));
    });

/** Wants of readers that no FAQ answers. */
const elsewhere: ReadonlySet<string> = new Set(['outside', 'thanks', 'greeting', 'who']);

const examplesIn = (all: readonly Topic[]): readonly Example<string>[] =>
  all.flatMap(({ entries, texts }) => texts.map((text) => ({ text, label: entries, weight: 1 })));

/** All that the topics of a question are learnt from. */
export const readTopicExamples = (): readonly Example<string>[] => [
  ...examplesIn(topics),
  ...ofPapers(),
  ...writtenExamples()
    .filter(({ label }) => elsewhere.has(label))
    .map(({ text }) => ({ text, label: NO_TOPIC, weight: 1 })),
];

const AFTER = ' > ';

/** All that the topics of a question and its follow-up together are learnt from. */
export const readTalkExamples = (): readonly Example<string>[] => [
  ...readTopicExamples(),
  ...examplesIn(talks).map((example) => {
    const [before = '', text] = example.text.split(AFTER);
    return text === undefined ? example : { ...example, before, text };
  }),
];
