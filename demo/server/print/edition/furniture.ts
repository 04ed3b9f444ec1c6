import type { Divider, Option, Piece } from '../sheet/arrange.ts';
import type { Canvas } from '../sheet/canvas.ts';
import {
  COLUMNS,
  cellWidth,
  GUTTER,
  INK,
  INK_SOFT,
  LEADING,
  LINE,
  LIVE_WIDTH,
  MARGIN,
  PAGE_WIDTH,
} from '../sheet/geometry.ts';
import type { Edition, PrintArticle, Region } from '../sheet/types.ts';
import { breakHeadline } from '../type/headline.ts';
import { capitalised, italianDate, italianText } from '../type/italian.ts';

const MIDDLE = PAGE_WIDTH / 2;
const RIGHT = PAGE_WIDTH - MARGIN;

/** Left edge of a grid column, in page units. */
export const columnLeft = (column: number): number => MARGIN + column * (cellWidth(1) + GUTTER);

/** Head of an inside page: the number at the outer edge, the section at the inner one, brand and day between. */
export const drawRunningHead = (canvas: Canvas, edition: Edition, n: number, section: string): void => {
  const even = n % 2 === 0;
  const base = 41;
  canvas.text(
    { style: 'headSmall', size: 21, color: INK },
    `${n}`,
    even ? MARGIN : RIGHT,
    base,
    even ? 'left' : 'right',
  );
  const ink = { style: 'headSmall', size: 17, color: INK } as const;
  canvas.text(ink, section, even ? RIGHT : MARGIN, base, even ? 'right' : 'left');
  const label = `${edition.brand.name} · ${italianDate(edition.date)}`;
  canvas.text({ style: 'sans', size: 8.6, color: INK_SOFT }, label, MIDDLE, base, 'center');
  canvas.rect(INK, MARGIN, 48, LIVE_WIDTH, 2);
};

/** The imprint, under the grid of the last page. */
export const drawImprint = (canvas: Canvas, imprint: string): void => {
  canvas.rect(LINE, MARGIN, 980, LIVE_WIDTH, 0.5);
  canvas.text({ style: 'sans', size: 7, color: INK_SOFT }, imprint, MIDDLE, 989.5, 'center');
};

/** Head of the front page: wordmark, then day, number, motto and price between two lines. */
export const drawMasthead = (canvas: Canvas, { brand, date, number, price }: Edition): void => {
  const { wordmark } = brand;
  const scale = Math.min(400 / wordmark.width, 58 / wordmark.height);
  canvas.mark(wordmark, brand.accent, MIDDLE - (wordmark.width * scale) / 2, 52 - (wordmark.height * scale) / 2, scale);
  canvas.rect(INK, MARGIN, 88, LIVE_WIDTH, 1.4);
  const ink = { style: 'sans', size: 8.2, color: INK } as const;
  canvas.text(ink, `${capitalised(italianDate(date))} · n. ${number}`, MARGIN, 99);
  canvas.text(ink, brand.motto, MIDDLE, 99, 'center');
  canvas.text(ink, price, RIGHT, 99, 'right');
  canvas.rect(LINE, MARGIN, 105, LIVE_WIDTH, 0.7);
};

const TEASER_TOP = 112;
const TEASER_HEIGHT = 58;

/** Up to three stories announced under the masthead, each with picture and page number. */
export const drawTeasers = (
  canvas: Canvas,
  articles: readonly PrintArticle[],
  accent: string,
  pageOf: (id: string) => number | undefined,
): Region[] => {
  if (!articles.length) return [];
  const width = (LIVE_WIDTH - (articles.length - 1) * GUTTER * 1.6) / articles.length;
  const regions = articles.map((article, index): Region => {
    const { id: articleId } = article;
    const x = MARGIN + index * (width + GUTTER * 1.6);
    const picture = article.illustration && article.kind !== 'serial' ? 78 : 0;
    if (picture) {
      const height = TEASER_HEIGHT - 6;
      const name = article.illustration ?? '';
      canvas.image({ name, x, y: TEASER_TOP + 3, width: picture, height, fit: 'slice', articleId });
    }
    const left = x + (picture ? picture + 8 : 0);
    const label = `${article.section} · p. ${pageOf(articleId) ?? ''}`;
    canvas.text({ style: 'sansBold', size: 7.8, color: accent, articleId }, label, left, TEASER_TOP + 10);
    const room = x + width - left;
    const title = italianText(article.title);
    const size =
      [13.4, 12.4, 11.2, 10.2].find((own) => (breakHeadline('headSmall', own, title, room)?.length ?? 9) <= 3) ?? 10.2;
    const lines = (breakHeadline('headSmall', size, title, room) ?? [title]).slice(0, 4);
    for (const [row, line] of lines.entries()) {
      const y = TEASER_TOP + 13.5 + size * 0.82 + row * size * 1.08;
      canvas.text({ style: 'headSmall', size, color: INK, articleId }, line, left, y);
    }
    return { article_id: articleId, polygon: box(x - 2, TEASER_TOP, width + 4, TEASER_HEIGHT) };
  });
  canvas.rect(INK, MARGIN, TEASER_TOP + TEASER_HEIGHT + 6, LIVE_WIDTH, 1.4);
  return regions;
};

export const box = (x: number, y: number, width: number, height: number): (readonly [number, number])[] =>
  (
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const
  ).map(([left, top]) => [Math.round(left * 100) / 100, Math.round(top * 100) / 100] as const);

/** The hairlines between the blocks of a page whose grid begins at `top`. */
export const drawDividers = (canvas: Canvas, dividers: readonly Divider[], top: number): void => {
  for (const { direction, column, columns, row, rows } of dividers) {
    const y = top + row * LEADING;
    if (direction === 'across')
      canvas.rect(LINE, columnLeft(column), y + (rows * LEADING) / 2, cellWidth(columns), 0.7);
    else if (column < COLUMNS) canvas.rect(LINE, columnLeft(column) - GUTTER / 2 - 0.3, y + 2, 0.6, rows * LEADING - 4);
  }
};

export interface IndexOption extends Option {
  readonly kind: 'index';
  readonly columns: number;
}

const INDEX_ROW = 1.35;

/** The list of sections with their pages, in one column of the front page. */
export const indexPiece = (entries: number): Piece<IndexOption> => ({
  id: 'index',
  last: true,
  options: (columns) => {
    if (columns !== 1 || entries < 3) return [];
    const least = Math.ceil(2.5 + entries * INDEX_ROW);
    return [0, 1].map((extra) => ({ kind: 'index', columns, rows: least + extra, cost: extra * 0.2 }));
  },
});

export const drawIndex = (
  canvas: Canvas,
  entries: readonly (readonly [section: string, page: number])[],
  accent: string,
  x: number,
  y: number,
): void => {
  const width = cellWidth(1);
  canvas.rect(accent, x, y + 1, width, 2);
  canvas.text({ style: 'sansBold', size: 9, color: INK }, 'In questo numero', x, y + 15);
  for (const [index, [section, page]] of entries.entries()) {
    const base = y + 2.5 * LEADING + (index + 0.75) * INDEX_ROW * LEADING;
    canvas.text({ style: 'headSmall', size: 11.4, color: INK }, section, x, base);
    canvas.text({ style: 'sans', size: 8.6, color: accent }, `${page}`, x + width, base, 'right');
    if (index < entries.length - 1) canvas.rect(LINE, x, base + 4.2, width, 0.4);
  }
};
