import { writeFileSync } from 'node:fs';
import { readTopicExamples } from './domain/assistance/faq/examples.ts';
import { topicNames } from './domain/assistance/faq/topics.ts';
import { readExamples } from './domain/assistance/intent/examples.ts';
import { labels } from './domain/assistance/intent/labels.ts';
import { type Example, learn } from './domain/assistance/intent/learn.ts';
import { packed } from './domain/assistance/intent/weights.ts';

const write = <Label extends string>(
  folder: string,
  examples: readonly Example<Label>[],
  all: readonly Label[],
): void => {
  const weights = learn(examples, all);
  const file = packed(weights);
  writeFileSync(new URL(`domain/assistance/${folder}/weights.br`, import.meta.url), file);
  console.log(
    `${folder}: learnt from ${examples.length} examples: ${weights.rows.size} features, ${file.length} bytes`,
  );
};

write('intent', readExamples(), labels);
write('faq', readTopicExamples(), topicNames);
