import { BODY_SIZE } from '../sheet/geometry.ts';
import type { PrintArticle } from '../sheet/types.ts';
import { breakHeadline } from '../type/headline.ts';
import { italianText } from '../type/italian.ts';
import { type BrokenLine, breakParagraph } from '../type/paragraph.ts';

/** A position in a text: the paragraph, and the offset in its typographic form. */
export interface TextPlace {
  readonly paragraph: number;
  readonly offset: number;
}

/** One row of the baseline grid in a column of text. */
export interface BodyRow {
  readonly kind: 'text' | 'byline' | 'sub' | 'blank';
  readonly line?: BrokenLine;
  readonly text: string;
  /** Must not be last in a column: it announces the next row. */
  readonly keepNext: boolean;
  /** A paragraph's last line: must not be first in a column. */
  readonly widow: boolean;
  /** Position in the text after this row. */
  readonly next: TextPlace;
}

const INDENT = BODY_SIZE * 0.95;
export const SUB_SIZE = 9;
export const BYLINE_SIZE = 8.4;
const memory = new WeakMap<PrintArticle, Map<string, BodyRow[]>>();

const bylineOf = ({ author, kind }: PrintArticle): string | null =>
  author && kind !== 'serial' ? `di ${italianText(author)}` : null;

const rowsOfParagraph = (
  source: string,
  paragraph: number,
  offset: number,
  width: number,
  indented: boolean,
): BodyRow[] => {
  const text = italianText(source).slice(offset);
  const after = { paragraph: paragraph + 1, offset: 0 };
  const lines = breakParagraph('text', BODY_SIZE, text, width, indented ? INDENT : 0);
  return lines.map((line, index) => {
    const last = index === lines.length - 1;
    return {
      kind: 'text',
      line,
      text: line.text,
      keepNext: index === 0 && lines.length > 2 && offset === 0,
      widow: last && lines.length > 1,
      next: last ? after : { paragraph, offset: offset + line.to },
    };
  });
};

const rowsOfSub = (source: string, paragraph: number, width: number): BodyRow[] => {
  const next = { paragraph: paragraph + 1, offset: 0 };
  const lines = breakHeadline('sansBold', SUB_SIZE, italianText(source), width) ?? [italianText(source)];
  return [
    { kind: 'blank', text: '', keepNext: true, widow: false, next: { paragraph, offset: 0 } },
    ...lines.map((text): BodyRow => ({ kind: 'sub', text, keepNext: true, widow: false, next })),
  ];
};

/** A story's text from `start`, as rows of a column of this width (page units). Cached per story. */
export const bodyRows = (
  article: PrintArticle,
  width: number,
  start: TextPlace = { paragraph: 0, offset: 0 },
): BodyRow[] => {
  const known = memory.get(article) ?? new Map<string, BodyRow[]>();
  memory.set(article, known);
  const key = `${width.toFixed(2)} ${start.paragraph} ${start.offset}`;
  let rows = known.get(key);
  if (rows) return rows;
  rows = [];
  const opening = start.paragraph === 0 && start.offset === 0;
  const byline = bylineOf(article);
  if (byline && opening) {
    rows.push({ kind: 'byline', text: byline, keepNext: true, widow: false, next: { paragraph: 0, offset: 0 } });
  }
  let flush = true;
  for (const [index, source] of article.body.entries()) {
    if (index < start.paragraph || !source.trim()) continue;
    if (source.startsWith('## ')) {
      if (index < article.body.length - 1) rows.push(...rowsOfSub(source.slice(3), index, width));
      flush = true;
      continue;
    }
    const offset = index === start.paragraph ? start.offset : 0;
    rows.push(...rowsOfParagraph(source, index, offset, width, !flush && offset === 0));
    flush = false;
  }
  if (rows[0]?.kind === 'blank') rows.shift();
  known.set(key, rows);
  return rows;
};

export interface Filled {
  /** Rows of each column, from and to. */
  readonly columns: readonly (readonly [from: number, to: number])[];
  /** First row that does not fit; the number of rows when all do. */
  readonly end: number;
  /** Empty rows at the foot of the columns before the last, and (`rest`) of the last one. */
  readonly ragged: number;
  readonly rest: number;
}

const badBreak = (rows: readonly BodyRow[], end: number, hard: boolean): boolean =>
  rows[end]?.widow === true || rows[end - 1]?.keepNext === true || (hard && rows[end - 1]?.line?.hyphenated === true);

/** Fills columns of these heights (in rows). Never breaks before a paragraph's last line or after a heading. */
export const fillColumns = (rows: readonly BodyRow[], heights: readonly number[]): Filled => {
  const columns: [number, number][] = [];
  let at = 0;
  let ragged = 0;
  let rest = 0;
  for (const [index, height] of heights.entries()) {
    while (rows[at]?.kind === 'blank') at++;
    let to = Math.min(at + height, rows.length);
    if (to < rows.length) {
      const full = to;
      while (to > at && badBreak(rows, to, index === heights.length - 1)) to--;
      if (to === at) to = full;
    }
    const left = height - (to - at);
    if (to < rows.length || index < heights.length - 1) ragged += left;
    rest = left;
    columns.push([at, to]);
    at = to;
  }
  return { columns, end: at, ragged, rest };
};
