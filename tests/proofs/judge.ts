import type { Outcome } from './reports.ts';

/** The result of a numbered line. */
export interface Proof {
  readonly id: string;
  readonly title: string;
  readonly outcomes: readonly Outcome[];
  /** `reason`: no test can cover it. `contradiction`: it has a reason and a test. */
  readonly verdict: 'proven' | 'failed' | 'skipped' | 'missing' | 'reason' | 'contradiction';
}

/** The numbers in a title: `F07 T03 …`, but neither a time (T12:00) nor part of a longer word. */
export const numbersIn = (title: string): readonly string[] =>
  [...title.matchAll(/(?<![\w-])[TFQAP]\d\d(?!\w|:\d)/g)].map(([id]) => id);

const verdictOf = (outcomes: readonly Outcome[], reason: string | undefined): Proof['verdict'] => {
  if (reason !== undefined) return outcomes.length > 0 ? 'contradiction' : 'reason';
  if (outcomes.length === 0) return 'missing';
  if (outcomes.some(({ state }) => state === 'failed')) return 'failed';
  return outcomes.some(({ state }) => state === 'passed') ? 'proven' : 'skipped';
};

/** Each line with the tests whose titles name it. */
export const judge = (
  lines: Readonly<Record<string, string>>,
  reasons: Readonly<Record<string, string>>,
  outcomes: readonly Outcome[],
): readonly Proof[] => {
  const byNumber = new Map<string, Outcome[]>();
  for (const outcome of outcomes)
    for (const id of new Set(numbersIn(outcome.title))) byNumber.set(id, [...(byNumber.get(id) ?? []), outcome]);
  return Object.entries(lines).map(([id, title]) => {
    const own = byNumber.get(id) ?? [];
    return { id, title, outcomes: own, verdict: verdictOf(own, reasons[id]) };
  });
};

/** Numbers in titles that no list has: typing errors. */
export const unknownNumbers = (lines: Readonly<Record<string, string>>, outcomes: readonly Outcome[]): string[] => [
  ...new Set(outcomes.flatMap(({ title }) => numbersIn(title)).filter((id) => !Object.hasOwn(lines, id))),
];
