import { readFileSync } from 'node:fs';
import { featuresOf } from './features.ts';
import { type Label, labels } from './labels.ts';
import { unpacked, type Weights } from './weights.ts';

/** What a text may want, with its probability and the features that speak most for it. */
export interface Guess {
  readonly label: Label;
  readonly probability: number;
  readonly reason: string;
}

/** Features that a reason names. */
const NAMED = 3;

const stored = unpacked(readFileSync(new URL('weights.br', import.meta.url)));

/** What a text may want, most probable first. */
export const guessesOf = (text: string, { step, bias, rows }: Weights = stored): readonly Guess[] => {
  const found = [...featuresOf(text)].flatMap(([name, value]) => {
    const row = rows.get(name);
    return row ? [{ name, value, row }] : [];
  });
  const scores = labels.map((_, at) => {
    let score = bias[at] ?? 0;
    for (const { value, row } of found) score += (row[at] ?? 0) * step * value;
    return Math.exp(score);
  });
  let sum = 0;
  for (const score of scores) sum += score;
  return labels
    .map((label, at) => ({ label, at, probability: (scores[at] ?? 0) / sum }))
    .sort((one, other) => other.probability - one.probability)
    .map(({ label, at, probability }) => ({
      label,
      probability,
      get reason() {
        return found
          .toSorted((one, other) => (other.row[at] ?? 0) * other.value - (one.row[at] ?? 0) * one.value)
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ');
      },
    }));
};
