/** The page numbers of each spread: one page each, or the first alone and then two at a time. */
export const spreadsOf = (count: number, isDouble: boolean): readonly (readonly number[])[] => {
  const numbers = [...Array(Math.max(0, count)).keys()].map((index) => index + 1);
  if (!isDouble) return numbers.map((n) => [n]);
  return numbers.flatMap((n) => {
    if (n === 1) return [[n]];
    if (n % 2 === 1) return [];
    return [n < count ? [n, n + 1] : [n]];
  });
};

/** The index of the spread with a page; 0 for an unknown page. */
export const spreadWith = (spreads: readonly (readonly number[])[], page: number): number =>
  Math.max(
    0,
    spreads.findIndex((pages) => pages.includes(page)),
  );

/** Whether a view shows two pages: wider than high, and at least 700 CSS pixels wide. */
export const hasRoomForTwo = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width >= 700 && width > height;
