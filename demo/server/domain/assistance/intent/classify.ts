import { readFileSync } from 'node:fs';
import { featuresInTalk, featuresOf } from './features.ts';
import { type Label, labels } from './labels.ts';
import { unpacked, type Weights } from './weights.ts';

/** A label that a text may have, with its probability and the features that speak most for it. */
export interface Guess<Name extends string = Label> {
  readonly label: Name;
  readonly probability: number;
  readonly reason: string;
}

/** Features that a reason names. */
const NAMED = 3;

/** Which of the labels a text may have, most probable first; `before`: the question that it follows. */
export const guessesAmong = <Name extends string>(
  text: string,
  { step, bias, rows }: Weights,
  names: readonly Name[],
  before?: string,
): readonly Guess<Name>[] => {
  const features = before === undefined ? featuresOf(text) : featuresInTalk(before, text);
  const found = [...features].flatMap(([name, value]) => {
    const row = rows.get(name);
    return row ? [{ name, value, row }] : [];
  });
  const scored = names.map((label, at) => {
    let score = bias[at] ?? 0;
    for (const { value, row } of found) score += (row[at] ?? 0) * step * value;
    return { label, at, value: Math.exp(score) };
  });
  let sum = 0;
  for (const { value } of scored) sum += value;
  return scored
    .sort((one, other) => other.value - one.value)
    .map(({ label, at, value }) => ({
      label,
      probability: value / sum,
      get reason() {
        return found
          .toSorted((one, other) => (other.row[at] ?? 0) * other.value - (one.row[at] ?? 0) * one.value)
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ');
      },
    }));
};

const stored = unpacked(readFileSync(new URL('weights.br', import.meta.url)));

/** What a text may want, most probable first. */
export const guessesOf = (text: string, weights: Weights = stored): readonly Guess[] =>
  guessesAmong(text, weights, labels);
