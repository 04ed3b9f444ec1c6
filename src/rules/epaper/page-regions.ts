/** The area of a story on a page, in page units. */
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

/** The bounding box of a story. */
export const boxOf = ({ polygon }: Region): Box => {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

/** Whether a story fills its bounding box; otherwise only its polygon may react to the pointer. */
export const isRectangle = (region: Region): boolean => {
  const { left, top, right, bottom } = boxOf(region);
  return region.polygon.every(([x, y]) => (x === left || x === right) && (y === top || y === bottom));
};

/** Stories whose tops differ by this much or less are in one row, in page units. */
const rowTolerance = 12;

/**
 * The ids of a page's stories in reading order: rows from the top, in a row from the left. A story with several regions
 * counts once; regions without an area are ignored.
 */
export const readingOrder = (regions: readonly Region[]): readonly number[] => {
  const boxes = regions
    .filter(({ polygon }) => polygon.length > 2)
    .map((region) => ({ id: region.article_id, ...boxOf(region) }))
    .sort((a, b) => a.top - b.top);
  const rows: (typeof boxes)[] = [];
  for (const box of boxes) {
    const row = rows.at(-1);
    if (row && box.top - (row[0]?.top ?? 0) <= rowTolerance) row.push(box);
    else rows.push([box]);
  }
  return [...new Set(rows.flatMap((row) => row.sort((a, b) => a.left - b.left).map(({ id }) => id)))];
};

const areaOf = (region: Region): number => {
  const { left, top, right, bottom } = boxOf(region);
  return (right - left) * (bottom - top);
};

/** The page on which each story has its largest area: the page of its text, not of its teaser. */
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
