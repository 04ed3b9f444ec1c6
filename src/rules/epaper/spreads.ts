/** The pages of a paper as they lie before the reader, by number: each alone, or the first alone and then by twos. */
export const spreadsOf = (count: number, isDouble: boolean): readonly (readonly number[])[] => {
  const numbers = [...Array(Math.max(0, count)).keys()].map((index) => index + 1);
  if (!isDouble) return numbers.map((n) => [n]);
  return numbers.flatMap((n) => {
    if (n === 1) return [[n]];
    if (n % 2 === 1) return [];
    return [n < count ? [n, n + 1] : [n]];
  });
};

/** Where a page lies; the first place for a page that is not there. */
export const spreadWith = (spreads: readonly (readonly number[])[], page: number): number =>
  Math.max(
    0,
    spreads.findIndex((pages) => pages.includes(page)),
  );

/** A view that shows two pages side by side: wider than high, and wide enough to read them. */
export const hasRoomForTwo = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width >= 700 && width > height;
