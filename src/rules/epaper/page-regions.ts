/** Where a story stands on a page, in the page's own units. */
export interface Region {
  readonly article_id: number;
  readonly polygon: readonly (readonly [number, number])[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest box around a story. */
export const boxOf = ({ polygon }: Region): Box => {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

/** Whether a story's place is not its box: then only the polygon may be pointed at. */
export const isRectangle = (region: Region): boolean => {
  const { left, top, right, bottom } = boxOf(region);
  return region.polygon.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom));
};

/** Two stories that begin within so much of each other stand in one row, in page units. */
const sameRow = 12;

/**
 * The stories of a page in the order in which one reads them: row by row from the top, in a row from the left. Regions
 * of one story, as over a corner, are one; a region without an area is none.
 */
export const readingOrder = (regions: readonly Region[]): readonly number[] => {
  const boxes = regions
    .filter(({ polygon }) => polygon.length > 2)
    .map((region) => ({ id: region.article_id, ...boxOf(region) }))
    .sort((a, b) => a.top - b.top);
  const rows: (typeof boxes)[] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && box.top - (row[0]?.top ?? 0) <= sameRow) row.push(box);
    else rows.push([box]);
  }
  return [...new Set(rows.flatMap((row) => row.sort((a, b) => a.left - b.left).map(({ id }) => id)))];
};

const areaOf = (region: Region): number => {
  const { left, top, right, bottom } = boxOf(region);
  return (right - left) * (bottom - top);
};

/** The page on which each story takes most room: the one of its text, not that of its teaser. */
export const pagesOfStories = (
  pages: readonly { readonly n: number; readonly regions: readonly Region[] }[],
): ReadonlyMap<number, number> => {
  const largest = new Map<number, number>();
  const found = new Map<number, number>();
  for (const { n, regions } of pages)
    for (const region of regions) {
      if (region.polygon.length < 3 || areaOf(region) <= (largest.get(region.article_id) ?? 0)) continue;
      largest.set(region.article_id, areaOf(region));
      found.set(region.article_id, n);
    }
  return found;
};
