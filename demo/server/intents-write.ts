import { writeFileSync } from 'node:fs';
import { readExamples } from './domain/assistance/intent/examples.ts';
import { learn } from './domain/assistance/intent/learn.ts';
import { packed } from './domain/assistance/intent/weights.ts';

const examples = readExamples();
const weights = learn(examples);
const file = packed(weights);
writeFileSync(new URL('domain/assistance/intent/weights.br', import.meta.url), file);
console.log(`learnt from ${examples.length} examples: ${weights.rows.size} features, ${file.length} bytes`);
