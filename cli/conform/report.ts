import { lasting, type Outcome } from './conform.ts';

/** The elements that make a call, by its name. */
export type ElementsOf = (name: string) => readonly string[];

const padded = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const shownElements = (names: readonly string[]): string => {
  const [first = 'every element', second, ...more] = names.map((name) => `<${name}>`);
  if (!second) return first;
  return more.length > 0 ? `${first}, ${second}, ${more.length} more` : `${first}, ${second}`;
};

/** The report of a trial: a table of what breaks on which field, then counts. */
export const reportOf = (outcomes: readonly Outcome[], elementsOf: ElementsOf): string => {
  const of = (state: Outcome['state']) => outcomes.filter((outcome) => outcome.state === state);
  const failed = of('failed');
  const rows = failed.flatMap(({ call, name, faults }) =>
    faults.map(({ field, what }) => [call, shownElements(elementsOf(name)), field, what]),
  );
  const isLasting = ({ note }: Outcome) => note === lasting;
  const notes = [...of('refused'), ...of('left out').filter((outcome) => !isLasting(outcome))].map(({ call, note }) => [
    `  ${call}`,
    note,
  ]);
  const untried = of('left out').filter(isLasting).length;
  const counts = `${of('passed').length} calls passed, ${failed.length} failed, ${of('refused').length} refused as documented, ${of('left out').length} left out, ${untried} of them because they cannot be undone.`;
  return [
    ...(rows.length > 0 ? [padded([['call', 'element', 'field', 'what is wrong'], ...rows]), ''] : []),
    ...(notes.length > 0 ? ['Not checked in full:', padded(notes), ''] : []),
    counts,
  ].join('\n');
};
