import type { Option } from '../sheet/arrange.ts';
import { cellWidth, columnWidth } from '../sheet/geometry.ts';
import type { PrintArticle } from '../sheet/types.ts';
import { type BodyRow, bodyRows, fillColumns, type TextPlace } from './body.ts';
import { type Box, photosOf, quotesOf } from './box.ts';
import { type Heading, headingOf, LEVELS } from './heading.ts';

/** Constraints for a story on a page. */
export interface StoryPlace {
  readonly article: PrintArticle;
  /** 0 is the lead. */
  readonly rank: number;
  /** Allowed widths in grid columns. */
  readonly widths: readonly number[];
  /** Cost of cutting the story to continue elsewhere; null: must not be cut. */
  readonly cutCost: number | null;
  /** Position from which to set a continued story. */
  readonly start?: TextPlace;
  /** Replaces the kicker of a continued story. */
  readonly kicker?: string;
  /** Whether a picture is allowed: no illustration appears twice on two facing pages. */
  readonly picture: boolean;
}

export interface StoryOption extends Option {
  readonly kind: 'story';
  readonly place: StoryPlace;
  readonly heading: Heading;
  readonly width: number;
  /** Number of text columns, and the rows of each under the heading. */
  readonly count: number;
  readonly heights: readonly number[];
  readonly box: Box | null;
  readonly cut: boolean;
}

/** The ideal headline level for a rank and width; 0 is the largest. */
const idealLevel = (rank: number, columns: number, continued: boolean): number => {
  const lead = [5, 3.6, 2.4, 1.4, 0.7];
  const other = [5, 4.1, 3.2, 2.5, 2];
  return Math.min(6, (rank === 0 ? lead : other)[columns - 1] ?? 3) + (continued ? 0.8 : 0) + (rank > 2 ? 0.25 : 0);
};

const linesCost = (lines: number, columns: number, rank: number): number => {
  if (lines === 1) return columns >= 3 ? (rank === 0 ? 0.7 : 0.25) : 1.2;
  if (lines <= 3) return 0;
  if (columns === 1) return [0, 0.15, 0.5, 1.4, 3][lines - 4] ?? 5;
  return lines === 4 ? 0.5 : (lines - 4) * 1.6;
};

/** The lead should be the widest block of its page. */
const widthCost = (rank: number, columns: number): number =>
  (rank === 0 ? [5, 2.2, 0.6, 0, 0] : [0, 0, 0, 0.5, 0.9])[columns - 1] ?? 0;

/** Fewest rows before a cut, and after it. */
const CUT_LEAST = 9;
const REST_LEAST = 12;
/** Cost by number of empty rows at the foot of the last column; more are not allowed. */
const REST_COST = [0, 0.12, 0.3, 0.7, 1.5];

/** Heights of the text columns in rows; a box shortens the columns at the outer edge. */
const heightsOf = (count: number, rows: number, box: Box | null): number[] =>
  Array.from({ length: count }, (_, index) => {
    return box && box.span < count && index >= count - box.span ? rows - box.rows : rows;
  });

const bodyOptions = (
  rows: readonly BodyRow[],
  count: number,
  box: Box | null,
  cutCost: number | null,
  most: number,
): { rows: number; heights: number[]; cost: number; cut: boolean }[] => {
  const found: { rows: number; heights: number[]; cost: number; cut: boolean }[] = [];
  const within = box && box.span < count ? box : null;
  const needed = rows.length + (within ? within.rows * within.span : 0);
  const least = Math.max(Math.ceil(needed / count) - 1, within ? within.rows + 3 : 3);
  for (let height = least; height <= Math.min(most, least + 4); height++) {
    const heights = heightsOf(count, height, within);
    const { end, ragged, rest } = fillColumns(rows, heights);
    if (end < rows.length) continue;
    const restCost = REST_COST[rest];
    if (restCost === undefined) break;
    found.push({ rows: height, heights, cost: restCost + ragged * 0.25, cut: false });
  }
  if (cutCost === null) return found;
  for (let height = Math.max(within ? within.rows + 3 : 4, Math.ceil(CUT_LEAST / count)); height <= most; height++) {
    const heights = heightsOf(count, height, within);
    const last = heights.length - 1;
    heights[last] = (heights[last] ?? 0) - 1;
    if ((heights[last] ?? 0) < 2) continue;
    const { end, ragged, rest } = fillColumns(rows, heights);
    if (end < CUT_LEAST || rows.length - end < REST_LEAST) continue;
    found.push({ rows: height, heights, cost: cutCost + ragged * 0.25 + rest * 0.4, cut: true });
  }
  return found;
};

/** Possible numbers of text columns: one per grid column, or one fewer for a wider measure. */
const countsFor = (columns: number): number[] => (columns >= 4 ? [columns, columns - 1] : [columns]);

/** Frame of a serial: inset at each side in page units, rows above and below. */
export const FRAME = { inset: 12, rows: 1 };

/** All ways to set a story in this number of grid columns and at most `most` rows. */
export const storyOptions = (place: StoryPlace, columns: number, most: number): StoryOption[] => {
  const { article, rank, start, cutCost } = place;
  if (!place.widths.includes(columns)) return [];
  const serial = article.kind === 'serial';
  const width = cellWidth(columns) - (serial ? 2 * FRAME.inset : 0);
  const frame = serial ? 2 * FRAME.rows : 0;
  const best = new Map<number, StoryOption>();
  const ideal = idealLevel(rank, columns, start !== undefined);
  for (let level = 0; level < LEVELS.length; level++) {
    const away = Math.abs(level - ideal);
    if (away > 1.7 && level !== LEVELS.length - 1) continue;
    for (const withStandfirst of article.standfirst && !start ? [true, false] : [false]) {
      const heading = headingOf(article, level, width, columns, withStandfirst, place.kicker);
      if (!heading) continue;
      const dropped = article.standfirst && !start && !withStandfirst ? (rank === 0 || columns > 2 ? 1.4 : 0.1) : 0;
      const kept = withStandfirst && columns === 1 ? 0.25 : 0;
      const longStandfirst = Math.max(0, heading.standfirst.length - (columns === 1 ? 6 : 3)) * 0.5;
      const headCost =
        away ** 2 * 0.5 + linesCost(heading.lines.length, columns, rank) + dropped + kept + longStandfirst;
      for (const count of countsFor(columns)) {
        const text = bodyRows(article, columnWidth(width, count), start);
        const measureCost = count === columns ? 0.1 : 0;
        for (const box of boxesFor(place, width, count, columns)) {
          const over = box && box.span === count ? box.rows : 0;
          const room = most - heading.rows - over - frame;
          for (const body of bodyOptions(text, count, box, cutCost, room)) {
            const rows = heading.rows + over + body.rows + frame;
            const deep = body.rows > 46 ? (body.rows - 46) * 0.15 : 0;
            const flat = body.rows < 5 && count > 1 ? (5 - body.rows) * 0.4 : 0;
            const cost =
              headCost +
              widthCost(rank, columns) +
              measureCost +
              body.cost +
              deep +
              flat +
              boxCost(place, box, columns, count);
            if (cost >= (best.get(rows)?.cost ?? Infinity)) continue;
            const { heights, cut } = body;
            best.set(rows, { kind: 'story', rows, cost, place, heading, width, count, heights, box, cut });
          }
        }
      }
    }
  }
  return [...best.values()];
};

const boxesFor = (place: StoryPlace, width: number, count: number, columns: number): (Box | null)[] => {
  const { article, start } = place;
  if (start) return [null];
  const photos = place.picture ? photosOf(article, width, count) : [];
  const quotes = photos.length || article.kind === 'serial' || columns < 2 ? [] : quotesOf(article, width, count);
  return [null, ...photos, ...quotes];
};

/** The lead's picture should span more than half of its columns. */
const smallPictureCost = (share: number): number => (share < 0.45 ? 1.4 : share < 0.6 ? 0.8 : 0);

const boxCost = (
  { article, rank, start, picture }: StoryPlace,
  box: Box | null,
  columns: number,
  count: number,
): number => {
  if (box) {
    const share = box.span / count;
    return box.cost + (rank === 0 && box.kind === 'photo' && columns >= 3 ? smallPictureCost(share) : 0);
  }
  if (start || !article.illustration || !picture) return columns >= 4 && !start ? 0.3 : 0;
  return article.kind === 'serial' ? 6 : rank === 0 ? 4 : 0.7;
};
