/** A story as one masthead printed it. */
export interface Printed {
  readonly id: number;
  readonly text: string;
}

/** Words in a compared run. */
const RUN = 4;
const HASHES = 48;
/** Stories that agree in one band are compared in full. */
const BAND = 3;
/** Share of common runs at which two stories are the same. */
const MIN_SIMILARITY = 0.5;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

const runsOf = (text: string): Set<number> => {
  const words = wordsOf(text);
  const runs = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(hashOf(words.slice(at, at + RUN).join(' ')));
  return runs;
};

const multipliers = Array.from({ length: HASHES }, (_, index) => (hashOf(`run ${index}`) | 1) >>> 0);

/** MinHash: the lowest value of the runs under each hash. The share of equal values estimates the share of common runs. */
const sketchOf = (runs: ReadonlySet<number>): number[] =>
  multipliers.map((multiplier) => {
    let lowest = 0xffffffff;
    for (const run of runs) {
      const mixed = Math.imul(run ^ (run >>> 15), multiplier);
      lowest = Math.min(lowest, (mixed ^ (mixed >>> 13)) >>> 0);
    }
    return lowest;
  });

const common = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
};

/** Groups of stories whose sketches agree in a band. */
const bandsOf = (sketches: ReadonlyMap<number, number[]>): number[][] => {
  const bands = new Map<string, number[]>();
  for (const [id, sketch] of sketches) {
    for (let at = 0; at < HASHES; at += BAND) {
      const key = `${at} ${sketch.slice(at, at + BAND).join(' ')}`;
      const band = bands.get(key);
      if (band) band.push(id);
      else bands.set(key, [id]);
    }
  }
  return [...bands.values()].filter((band) => band.length > 1);
};

/**
 * Groups stories with nearly the same words: id → lowest id of its group. A story without a similar one is its own
 * group.
 */
export const clustersOf = (stories: readonly Printed[]): Map<number, number> => {
  const runs = new Map(stories.map(({ id, text }) => [id, runsOf(text)]));
  const sketches = new Map([...runs].filter(([, set]) => set.size > 0).map(([id, set]) => [id, sketchOf(set)]));
  const leader = new Map(stories.map(({ id }) => [id, id]));
  const leaderOf = (id: number): number => {
    let at = id;
    for (let next = leader.get(at) ?? at; next !== at; next = leader.get(at) ?? at) at = next;
    leader.set(id, at);
    return at;
  };
  for (const [first = 0, ...others] of bandsOf(sketches)) {
    for (const other of others) {
      const [a, b] = [leaderOf(first), leaderOf(other)];
      if (a === b || common(runs.get(first) ?? new Set(), runs.get(other) ?? new Set()) < MIN_SIMILARITY) continue;
      leader.set(Math.max(a, b), Math.min(a, b));
    }
  }
  return new Map(stories.map(({ id }) => [id, leaderOf(id)]));
};
