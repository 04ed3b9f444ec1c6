/** Page size in page units, in the ratio 0.69 of the e-paper thumbnails. One unit is 0.406 mm on a tabloid of 280 × 405 mm. */
export const PAGE_WIDTH = 690;
export const PAGE_HEIGHT = 1000;
/** Image widths that the e-paper requests, in pixels. */
export const PAGE_WIDTHS = [320, 640, 1000, 1400, 2000, 2800] as const;
export const MARGIN = 27;
export const COLUMNS = 5;
export const GUTTER = 13;
export const LIVE_WIDTH = PAGE_WIDTH - 2 * MARGIN;

/** Body type and baseline grid, in page units. */
export const BODY_SIZE = 9;
export const LEADING = 11.4;
/** Empty rows between two stories one above the other, with a hairline in the middle. */
export const GAP_ROWS = 2;

/** Top and rows of the grid on inside pages, and on the front page under masthead and teasers. */
export const INSIDE = { top: 62, rows: 80 };
export const FRONT = { top: 188, rows: 69 };
/** A front page without teasers. */
export const PLAIN_FRONT = { top: 115, rows: 75 };

export const INK = '#1B1A17';
export const INK_SOFT = '#4A4741';
export const LINE = '#A9A397';
export const PAPER = '#FDFCF9';

/** Width of this number of grid columns, in page units. */
export const cellWidth = (columns: number): number =>
  columns * ((LIVE_WIDTH - (COLUMNS - 1) * GUTTER) / COLUMNS) + (columns - 1) * GUTTER;

/** Width of one of `count` text columns that share a width, in page units. */
export const columnWidth = (width: number, count: number): number => (width - (count - 1) * GUTTER) / count;

export const rowsFor = (height: number): number => Math.ceil(height / LEADING - 0.001);
