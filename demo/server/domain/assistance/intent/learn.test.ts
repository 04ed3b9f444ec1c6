import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guessesOf } from './classify.ts';
import { readExamples } from './examples.ts';
import { type Label, labels } from './labels.ts';
import { type Example, learn } from './learn.ts';
import { unpacked } from './weights.ts';

const examples = readExamples();

/** Share of the examples whose first label is their own. */
const shareOf = (asked: readonly Example<Label>[], weights: ReturnType<typeof learn>): number =>
  asked.filter(({ text, label }) => guessesOf(text, weights)[0]?.label === label).length / asked.length;

test('the stored weights are those that the examples give: run node scripts/run.mjs demo/server/intents-write.ts', () => {
  const stored = unpacked(readFileSync(new URL('weights.br', import.meta.url)));
  const learnt = learn(examples, labels);
  expect([...stored.rows.keys()]).toEqual([...learnt.rows.keys()]);
  expect([...stored.rows.values()].map((row) => [...row])).toEqual([...learnt.rows.values()].map((row) => [...row]));
});

test('of texts that it did not learn from, three of four written ones and nine of ten of the papers get their label', () => {
  const isHeld = (_: Example<Label>, at: number): boolean => at % 5 === 0;
  const held = examples.filter(isHeld);
  const weights = learn(
    examples.filter((one, at) => !isHeld(one, at)),
    labels,
  );
  expect(
    shareOf(
      held.filter(({ weight }) => weight === 1),
      weights,
    ),
  ).toBeGreaterThan(0.75);
  expect(
    shareOf(
      held.filter(({ weight }) => weight < 1),
      weights,
    ),
  ).toBeGreaterThan(0.9);
});

test('no example has two labels', () => {
  const byText = Map.groupBy(
    examples.filter(({ weight }) => weight === 1),
    ({ text }) => text,
  );
  expect([...byText.values()].filter((same) => same.length > 1)).toEqual([]);
});
