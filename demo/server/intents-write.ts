import { writeFileSync } from 'node:fs';
import { readTalkExamples, readTopicExamples } from './domain/assistance/faq/examples.ts';
import { topicNames } from './domain/assistance/faq/topics.ts';
import { readExamples } from './domain/assistance/intent/examples.ts';
import { labels } from './domain/assistance/intent/labels.ts';
import { type Example, learn } from './domain/assistance/intent/learn.ts';
import { packed } from './domain/assistance/intent/weights.ts';

const write = <Label extends string>(
  file: string,
  examples: readonly Example<Label>[],
  all: readonly Label[],
): void => {
  const weights = learn(examples, all);
  const bytes = packed(weights);
  writeFileSync(new URL(`domain/assistance/${file}`, import.meta.url), bytes);
  console.log(`${file}: learnt from ${examples.length} examples: ${weights.rows.size} features, ${bytes.length} bytes`);
};

write('intent/weights.br', readExamples(), labels);
write('faq/weights.br', readTopicExamples(), topicNames);
write('faq/talk-weights.br', readTalkExamples(), topicNames);
