/** By file: whether each line with code ran, by line number. */
export type Covered = ReadonlyMap<string, ReadonlyMap<number, boolean>>;

/** Reads an lcov report (Vitest). */
export const fromLcov = (text: string): Covered =>
  new Map(
    text.split('end_of_record').flatMap((record) => {
      const file = /^SF:(.+)$/m.exec(record)?.[1];
      const lines = [...record.matchAll(/^DA:(\d+),(\d+)/gm)].map(
        ([, line, hits]) => [Number(line), Number(hits) > 0] as const,
      );
      return file ? [[file, new Map(lines)] as const] : [];
    }),
  );

/** Reads a Codecov report: a number of runs, or `1/2` when a branch of the line did not run. */
export const fromCodecov = (text: string): Covered => {
  const { coverage } = JSON.parse(text) as { coverage: Record<string, Record<string, number | string>> };
  return new Map(
    Object.entries(coverage).map(([file, lines]) => [
      file,
      new Map(Object.entries(lines).map(([line, hits]) => [Number(line), hits !== 0] as const)),
    ]),
  );
};

/** A line counts as code when one report names it, and as run when one report ran it. */
export const merge = (reports: readonly Covered[]): Covered => {
  const files = new Map<string, Map<number, boolean>>();
  for (const [file, lines] of reports.flatMap((report) => [...report])) {
    const known = files.get(file) ?? new Map<number, boolean>();
    files.set(file, known);
    for (const [line, ran] of lines) known.set(line, ran || known.get(line) === true);
  }
  return files;
};
