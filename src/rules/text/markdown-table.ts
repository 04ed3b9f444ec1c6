/** A line that may be a row: one that begins with a bar. */
export const isRow = (line: string): boolean => /^ {0,3}\|/.test(line);

/** The cells of a row, `\|` being no border. */
export const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Whether a row is the one under a head of so many cells, `| --- | :-: |`. */
export const isUnderHead = (row: string, head: string): boolean => {
  const cells = cellsOf(row);
  return cells.length === cellsOf(head).length && cells.every((cell) => /^:?-+:?$/.test(cell));
};
