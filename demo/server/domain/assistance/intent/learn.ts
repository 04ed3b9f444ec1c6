import { featuresInTalk, featuresOf } from './features.ts';
import type { Weights } from './weights.ts';

/** A text with what it wants, and how much it counts; `before`: the question that it follows. */
export interface Example<Label extends string> {
  readonly text: string;
  readonly before?: string | undefined;
  readonly label: Label;
  readonly weight: number;
}

const EPOCHS = 12;
const RUNS = 9;
/** First step of the descent; each weight's own step shrinks with what it has learnt (Adagrad). */
const RATE = 0.5;
/** Texts in which a feature must occur. */
const LEAST_TEXTS = 2;
/** Errors below this teach nothing. */
const LEAST_ERROR = 1e-3;
/** Smaller weights are left out. */
const LEAST_WEIGHT = 0.5;
/** Whole numbers of a weight, up and down; more do not tell better. */
const LEVELS = 20;
const START = 1e-6;

const namesIn = (texts: readonly ReadonlyMap<string, number>[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const name of texts.flatMap((features) => [...features.keys()])) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= LEAST_TEXTS)
    .map(([name]) => name)
    .sort();
};

/** The same order on every machine. */
const shuffle = (order: number[], random: () => number): void => {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
};

const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

interface Row {
  readonly columns: Int32Array;
  readonly values: Float64Array;
  readonly label: number;
  readonly weight: number;
}

/** Gradient descent of a multinomial logistic regression; the weights of one feature are side by side. */
const descend = (
  rows: readonly Row[],
  features: number,
  size: number,
  seed: number,
): { weights: Float64Array; bias: Float64Array } => {
  const weights = new Float64Array(features * size);
  const squares = new Float64Array(features * size).fill(START);
  const bias = new Float64Array(size);
  const biasSquares = new Float64Array(size).fill(START);
  const scores = new Float64Array(size);
  const errors = new Float64Array(size);
  const labels = new Int32Array(size);
  const random = randomFrom(seed);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { columns, values, label, weight } = rows[at] as Row;
      scores.set(bias);
      for (let n = 0; n < columns.length; n += 1) {
        const start = (columns[n] as number) * size;
        const value = values[n] as number;
        for (let k = 0; k < size; k += 1) scores[k] = (scores[k] as number) + (weights[start + k] as number) * value;
      }
      const most = Math.max(...scores);
      let sum = 0;
      for (let k = 0; k < size; k += 1) {
        scores[k] = Math.exp((scores[k] as number) - most);
        sum += scores[k] as number;
      }
      let wrong = 0;
      for (let k = 0; k < size; k += 1) {
        const error = ((scores[k] as number) / sum - (k === label ? 1 : 0)) * weight;
        if (Math.abs(error) < LEAST_ERROR) continue;
        errors[wrong] = error;
        labels[wrong] = k;
        wrong += 1;
        biasSquares[k] = (biasSquares[k] as number) + error * error;
        bias[k] = (bias[k] as number) - (RATE * error) / Math.sqrt(biasSquares[k] as number);
      }
      for (let n = 0; n < columns.length; n += 1) {
        const start = (columns[n] as number) * size;
        const value = values[n] as number;
        for (let at = 0; at < wrong; at += 1) {
          const place = start + (labels[at] as number);
          const slope = (errors[at] as number) * value;
          squares[place] = (squares[place] as number) + slope * slope;
          weights[place] = (weights[place] as number) - (RATE * slope) / Math.sqrt(squares[place] as number);
        }
      }
    }
  }
  return { weights, bias };
};

/** Learns from examples which label a text has. The same examples give the same weights. */
export const learn = <Label extends string>(examples: readonly Example<Label>[], labels: readonly Label[]): Weights => {
  const texts = examples.map(({ text, before }) =>
    before === undefined ? featuresOf(text) : featuresInTalk(before, text),
  );
  const names = namesIn(texts);
  const columnOf = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ label, weight }, at) => {
    const known = [...(texts[at] ?? [])].flatMap(([name, value]) => {
      const column = columnOf.get(name);
      return column === undefined ? [] : [{ column, value }];
    });
    return {
      columns: Int32Array.from(known, ({ column }) => column),
      values: Float64Array.from(known, ({ value }) => value),
      label: labels.indexOf(label),
      weight,
    };
  });
  const runs = Array.from({ length: RUNS }, (_, at) => descend(rows, names.length, labels.length, at + 1));
  const weights = new Float64Array(names.length * labels.length);
  const bias = new Float64Array(labels.length);
  for (const run of runs) {
    for (let at = 0; at < weights.length; at += 1)
      weights[at] = (weights[at] as number) + (run.weights[at] as number) / RUNS;
    for (let at = 0; at < bias.length; at += 1) bias[at] = (bias[at] as number) + (run.bias[at] as number) / RUNS;
  }
  let greatest = 0;
  for (const weight of weights) greatest = Math.max(greatest, Math.abs(weight));
  const step = greatest / LEVELS;
  const kept = names.flatMap((name, at) => {
    const own = Int8Array.from(weights.subarray(at * labels.length, (at + 1) * labels.length), (weight) =>
      Math.abs(weight) < LEAST_WEIGHT ? 0 : Math.round(weight / step),
    );
    return own.some((weight) => weight !== 0) ? [[name, own] as const] : [];
  });
  return { step, bias: [...bias], rows: new Map(kept) };
};
