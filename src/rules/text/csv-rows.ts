/** Cell separators of office programs: in Italy a semicolon, elsewhere a comma or a tab. */
const separators = [';', ',', '\t'] as const;

const separatorOf = (text: string): string => {
  const [line = ''] = text.split('\n', 1);
  return separators.find((separator) => line.includes(separator)) ?? ';';
};

/** The rows of a CSV file (RFC 4180) with any of the three separators; empty rows are left out. */
export const csvRows = (content: string): readonly (readonly string[])[] => {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (sign === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
};
