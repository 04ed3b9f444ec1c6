/** DEMO: days of the newsstand, counted back from today; slot 0 is today. */
export const DAYS = 60;

/** Days with a whole paper: today and the same weekday of one and of four weeks ago. */
export const FULL_SLOTS: readonly number[] = [0, 7, 28];

/** Wire stories that a full edition carries; today's has more local ones. */
const FULL_WIRE = 44;
const TODAY_WIRE = 29;
/** DEMO: other days have two to four stories. */
const DAY_WIRE = 2;

/** Wire stories kept for the archive, as years-old news. */
export const ARCHIVE_WIRE = 22;

/** Local stories in a full edition of the past. */
const FULL_LOCAL = 3;

export const isFull = (slot: number): boolean => FULL_SLOTS.includes(slot);

const leastWire = (slot: number): number => {
  if (slot === 0) return TODAY_WIRE;
  return isFull(slot) ? FULL_WIRE : DAY_WIRE;
};

/**
 * Wire stories of each slot when `total` are to be placed. The same for every brand, since agencies' stories run in all
 * papers on one day; what is left over the least goes to the older days, where no local story stands.
 */
export const wireCapacity = (total: number): number[] => {
  const counts = Array.from({ length: DAYS }, (_, slot) => leastWire(slot));
  let left = total - counts.reduce((sum, count) => sum + count, 0);
  for (let slot = DAYS - 1; slot > 0 && left > 0; slot -= 1) {
    if (isFull(slot)) continue;
    counts[slot] = (counts[slot] ?? 0) + 1;
    left -= 1;
  }
  return counts;
};

/**
 * Local stories of each slot when there are `total`: today the better half in the paper's own order, one for each day
 * before, until none is left.
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
