/** DEMO: days of the newsstand, counted back from today; slot 0 is today. */
export const DAYS = 60;

/** Days with a full paper: today, and the same weekday one and four weeks ago. */
export const FULL_SLOTS: readonly number[] = [0, 7, 28];

/** Wire stories of a full edition; today's has more local stories instead. */
const FULL_WIRE = 44;
const TODAY_WIRE = 29;
/** DEMO: other days have two to four stories. */
const DAY_WIRE = 2;

/** Wire stories for the archive, as news of years ago. */
export const ARCHIVE_WIRE = 22;

/** Local stories in a full edition of the past. */
const FULL_LOCAL = 3;

export const isFull = (slot: number): boolean => FULL_SLOTS.includes(slot);

const minWire = (slot: number): number => {
  if (slot === 0) return TODAY_WIRE;
  return isFull(slot) ? FULL_WIRE : DAY_WIRE;
};

/**
 * Number of wire stories of each slot, out of `total`. The same for every brand, because agency stories run in all papers
 * on one day. Stories beyond the minimum go to the oldest days, which have no local stories.
 */
export const wireCapacity = (total: number): number[] => {
  const counts = Array.from({ length: DAYS }, (_, slot) => minWire(slot));
  let left = total - counts.reduce((sum, count) => sum + count, 0);
  for (let slot = DAYS - 1; slot > 0 && left > 0; slot -= 1) {
    if (isFull(slot)) continue;
    counts[slot] = (counts[slot] ?? 0) + 1;
    left -= 1;
  }
  return counts;
};

/**
 * Number of local stories of each slot, out of `total`: the first half today, in the paper's own order, then one for each
 * earlier day until none is left.
 */
export const localCapacity = (total: number): number[] => {
  const counts = Array.from({ length: DAYS }, () => 0);
  counts[0] = Math.ceil(total / 2) + 1;
  let left = total - counts[0];
  for (let slot = 1; slot < DAYS && left > 0; slot += 1) {
    const here = Math.min(left, isFull(slot) ? FULL_LOCAL : 1);
    counts[slot] = here;
    left -= here;
  }
  return counts;
};
