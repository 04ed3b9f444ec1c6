/** A spreadsheet runs a cell that begins like this as a formula, also after a tab or a line break. */
const beginsFormula = /^[\s"']*[=+\-@\t\r＝＋－＠]/;

const cell = (value: string | number): string => {
  // A number is written by us and cannot be a formula.
  const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
  const safe = typeof value === 'string' && beginsFormula.test(text) ? `'${text}` : text;
  return /[";\r\n\t']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A CSV file for Italian spreadsheets: semicolons, CRLF, byte order mark. An apostrophe keeps text from running as a
 * formula.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
