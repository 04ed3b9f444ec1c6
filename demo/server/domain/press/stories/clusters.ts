/** A story as one masthead printed it. */
export interface Printed {
  readonly id: number;
  readonly text: string;
}

/** Runs of this many words are compared. */
const RUN = 4;
const HASHES = 48;
/** Stories that agree in one band are compared in full. */
const BAND = 3;
/** Share of common runs from which two stories are one. */
const ALIKE = 0.5;

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

/** The least value of the runs under each of several shuffles: equal ones are as frequent as common runs. */
const sketchOf = (runs: ReadonlySet<number>): number[] =>
  multipliers.map((multiplier) => {
    let least = 0xffffffff;
    for (const run of runs) {
      const mixed = Math.imul(run ^ (run >>> 15), multiplier);
      least = Math.min(least, (mixed ^ (mixed >>> 13)) >>> 0);
    }
    return least;
  });

const common = (a: ReadonlySet<number>, b: ReadonlySet<number>): number => {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared += 1;
  return shared / (a.size + b.size - shared || 1);
};

/** Stories whose sketches agree somewhere, by band. */
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
 * Groups stories that say the same in nearly the same words, however many hands they went through: id → the least id
 * of its group. A story without a likeness is its own group.
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
      if (a === b || common(runs.get(first) ?? new Set(), runs.get(other) ?? new Set()) < ALIKE) continue;
      leader.set(Math.max(a, b), Math.min(a, b));
    }
  }
  return new Map(stories.map(({ id }) => [id, leaderOf(id)]));
};
