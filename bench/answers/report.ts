import { refusals } from './judge.ts';
import type { Chat, Result } from './run.ts';

const share = (passed: number, total: number): string =>
  total === 0 ? '-' : `${passed}/${total} ${((100 * passed) / total).toFixed(0).padStart(3)} %`;

const passed = (results: readonly Result[]): string =>
  share(results.filter(({ failure }) => !failure).length, results.length);

const passedBaseline = (results: readonly Result[]): string =>
  share(results.filter(({ baseline }) => baseline).length, results.length);

/** Refused questions whose answer is in the stories shown beside. */
const nearby = (results: readonly Result[]): string => {
  const refused = results.filter(({ chat, failure }) => failure && refusals[chat].test(failure.answer));
  return `${refused.filter(({ isNearby }) => isNearby).length}/${refused.length}`;
};

const quantile = (sorted: readonly number[], part: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(0)} ms`;

const timesOf = (results: readonly Result[], what: 'firstMs' | 'wholeMs'): string => {
  const sorted = results.flatMap(({ times }) => times.map((one) => one[what])).sort((a, b) => a - b);
  return `median ${quantile(sorted, 0.5)}, 95th percentile ${quantile(sorted, 0.95)}`;
};

const line = (cells: readonly string[]): string =>
  cells.map((cell, place) => (place === 0 ? cell.padEnd(26) : cell.padStart(16))).join('');

/** A row for each category, the sum, and what the FAQ alone would answer. */
export const printTable = (chat: Chat, results: readonly Result[], halves: readonly string[]): void => {
  const byHalf = halves.map((half) => results.filter((result) => result.half === half));
  const cells = (half: readonly Result[]): string[] =>
    chat === 'chatbot' ? [passed(half), nearby(half)] : [passed(half)];
  console.log(
    `\n${line([chat, ...halves.flatMap((half) => (chat === 'chatbot' ? [half, 'refused, near'] : [half]))])}`,
  );
  for (const category of new Set(results.map((result) => result.category)))
    console.log(line([category, ...byHalf.flatMap((half) => cells(half.filter((one) => one.category === category)))]));
  console.log(line(['all', ...byHalf.flatMap(cells)]));
  if (chat === 'assistance') console.log(line(['BM25 of the FAQ alone', ...byHalf.map(passedBaseline)]));
  if (chat === 'chatbot') console.log(`until the first words: ${timesOf(results, 'firstMs')}`);
  console.log(`until the whole answer: ${timesOf(results, 'wholeMs')}`);
};

/** Each question that failed, its answer and why. */
export const printFailures = (results: readonly Result[]): void => {
  for (const { chat, half, category, question, failure } of results) {
    if (!failure) continue;
    const who = [question.brand, question.reader].filter((part) => part !== undefined).join(' ');
    console.log(`\n${chat} · ${category} · ${half} · ${who}\n  ? ${failure.ask}`);
    console.log(`  = ${failure.answer.replace(/\s+/g, ' ')}`);
    for (const fault of failure.faults) console.log(`  ✗ ${fault}`);
  }
};
