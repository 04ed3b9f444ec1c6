/** Numbers from 0 to 1 that follow from a seed alone (mulberry32). */
export const chanceOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Another seed for part `index` of a seed's whole. */
export const seedOf = (seed: number, index: number): number => Math.imul(seed ^ index, 0x9e3779b1) ^ (index >>> 3);

/** A rank below `count` with Zipf's distribution: rank n is drawn in proportion to 1 / n. */
export const zipf = (chance: () => number, count: number): number => Math.floor((count + 1) ** chance()) - 1;

/** One of them, each as probable as the others. */
export const oneOf = <Item>(chance: () => number, items: readonly Item[]): Item =>
  items[Math.floor(chance() * items.length)] as Item;
