import type { Canvas, Ink } from '../sheet/canvas.ts';
import { BODY_SIZE, columnWidth, GUTTER, INK, INK_SOFT, LEADING } from '../sheet/geometry.ts';
import type { PrintArticle } from '../sheet/types.ts';
import { BYLINE_SIZE, bodyRows, fillColumns, SUB_SIZE, type TextPlace } from './body.ts';
import { type Box, CAPTION_LINE, CAPTION_SIZE, QUOTE_LINE, QUOTE_SIZE } from './box.ts';
import { type Heading, KICKER_SIZE, LEVELS, styleOf } from './heading.ts';
import { FRAME, type StoryOption } from './story-options.ts';

/** Baseline of body type above the foot of its row, in page units. */
const BASELINE = 3.1;

const drawHeading = (
  canvas: Canvas,
  heading: Heading,
  article: PrintArticle,
  accent: string,
  x: number,
  y: number,
): void => {
  const { id } = article;
  const style = styleOf(heading.level, article);
  const scale = LEVELS[heading.level] as (typeof LEVELS)[number];
  let at = y + 1;
  if (heading.kicker) {
    canvas.text({ style: 'sansBold', size: KICKER_SIZE, color: accent, articleId: id }, heading.kicker, x, y + 7.8);
    at = y + LEADING + Math.min(3, heading.spare * 0.6);
  }
  for (const line of heading.lines) {
    canvas.text({ style, size: scale.size, color: INK, articleId: id }, line, x, at + scale.size * 0.79);
    at += scale.line;
  }
  at += 3.5 + heading.spare;
  for (const line of heading.standfirst) {
    const ink: Ink = { style: 'standfirst', size: heading.standfirstSize, color: INK_SOFT, articleId: id };
    canvas.text(ink, line, x, at + heading.standfirstSize * 0.8);
    at += heading.standfirstLine;
  }
};

const drawBox = (canvas: Canvas, box: Box, article: PrintArticle, accent: string, x: number, y: number): void => {
  const { id } = article;
  if (box.kind === 'photo') {
    const fit = article.kind === 'serial' ? 'meet' : 'slice';
    const { width, height } = box;
    canvas.image({ name: article.illustration ?? '', x, y: y + 1.5, width, height: height - 1.5, fit, articleId: id });
    for (const [index, line] of box.lines.entries()) {
      const at = y + height + 3 + CAPTION_SIZE * 0.78 + index * CAPTION_LINE;
      canvas.text({ style: 'sans', size: CAPTION_SIZE, color: INK_SOFT, articleId: id }, line, x, at);
    }
    return;
  }
  const height = box.rows * LEADING;
  canvas.rect(accent, x, y + 3, box.width, 2, id);
  canvas.rect(accent, x, y + height - 9, box.width, 0.6, id);
  const top = y + 5 + (height - 14 - box.lines.length * QUOTE_LINE) / 2;
  for (const [index, line] of box.lines.entries()) {
    const ink: Ink = { style: 'display', size: QUOTE_SIZE, color: INK, articleId: id };
    canvas.text(ink, line, x, top + QUOTE_SIZE * 0.86 + index * QUOTE_LINE);
  }
};

/** Draws a story with its upper left corner at `x`, `y`. Returns the position where it continues, or null when it ends. */
export const drawStory = (
  canvas: Canvas,
  option: StoryOption,
  accent: string,
  x: number,
  y: number,
  rowCount: number,
  continuesAt: number | null,
): TextPlace | null => {
  const { place, heading, width, count, heights, box, cut } = option;
  const { article } = place;
  const { id } = article;
  const serial = article.kind === 'serial';
  let left = x;
  let top = y;
  if (serial) {
    const full = width + 2 * FRAME.inset;
    canvas.rect(accent, x, y, full, 2.4, id);
    canvas.rect(accent, x, y + rowCount * LEADING - 2.4, full, 2.4, id);
    canvas.rect(accent, x, y, 0.7, rowCount * LEADING, id);
    canvas.rect(accent, x + full - 0.7, y, 0.7, rowCount * LEADING, id);
    left += FRAME.inset;
    top += FRAME.rows * LEADING;
  }
  drawHeading(canvas, heading, article, accent, left, top);
  top += heading.rows * LEADING;
  const column = columnWidth(width, count);
  const hero = box && box.span === count;
  if (box) {
    const at = hero ? left : left + (count - box.span) * (column + GUTTER);
    drawBox(canvas, box, article, accent, at, top);
    if (hero) top += box.rows * LEADING;
  }
  const rows = bodyRows(article, column, place.start);
  const { columns, end } = fillColumns(rows, heights);
  const tallest = Math.max(...heights, cut ? (heights.at(-1) ?? 0) + 1 : 0);
  for (const [index, [from, to]] of columns.entries()) {
    const at = left + index * (column + GUTTER);
    const shortened = box && !hero && index >= count - box.span ? box.rows : 0;
    for (let row = from; row < to; row++) {
      const current = rows[row];
      if (!current) continue;
      const base = top + (shortened + row - from + 1) * LEADING - BASELINE;
      if (current.kind === 'byline') {
        canvas.text({ style: 'sansBold', size: BYLINE_SIZE, color: INK, articleId: id }, current.text, at, base);
      } else if (current.kind === 'sub') {
        canvas.text({ style: 'sansBold', size: SUB_SIZE, color: INK, articleId: id }, current.text, at, base);
      } else if (current.line) {
        canvas.line({ style: 'text', size: BODY_SIZE, color: INK, articleId: id }, current.line, at, base);
      }
    }
  }
  if (!cut) return null;
  const foot = top + tallest * LEADING - BASELINE;
  const right = left + width;
  canvas.text(
    { style: 'sansBold', size: 7.8, color: accent, articleId: id },
    `continua a pagina ${continuesAt ?? '…'}`,
    right,
    foot,
    'right',
  );
  return rows[end - 1]?.next ?? null;
};

/** The position where a story continues after this option; null when it ends. */
export const restOf = ({ place, width, count, heights, cut }: StoryOption): TextPlace | null => {
  if (!cut) return null;
  const rows = bodyRows(place.article, columnWidth(width, count), place.start);
  return rows[fillColumns(rows, heights).end - 1]?.next ?? null;
};

/** Rows of text that an option shows. */
export const shownRows = ({ place, width, count, heights }: StoryOption): number =>
  fillColumns(bodyRows(place.article, columnWidth(width, count), place.start), heights).end;
