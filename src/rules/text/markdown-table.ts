/** Whether a line may be a table row: it begins with a bar. */
export const isRow = (line: string): boolean => /^ {0,3}\|/.test(line);

/** The cells of a row; `\|` does not end a cell. */
export const cellsOf = (row: string): readonly string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Whether a row is the delimiter row, `| --- | :-: |`, of a head with as many cells. */
export const isUnderHead = (row: string, head: string): boolean => {
  const cells = cellsOf(row);
  return cells.length === cellsOf(head).length && cells.every((cell) => /^:?-+:?$/.test(cell));
};
