import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const SAMPLE_MS = 2000;

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Memory of a process and its children in MB; 0 after its end. */
const megabytesOf = (pid: number): number => {
  const pages = Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0);
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return (pages * PAGE_BYTES) / 1e6 + children.reduce((sum, child) => sum + megabytesOf(child), 0);
};

/** Slope of a line through the points: least squares. */
const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return across === 0 ? 0 : points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / across;
};

/** Memory of one process over a run, in MB. */
export interface Memory {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly most: number;
  /** MB a minute over the second half of the run, after the caches have filled. */
  readonly slope: number;
}

/** Watches processes by name. `pids` is asked at each sample: a process may be replaced. */
export const watchMemory = (pids: () => ReadonlyMap<string, number>): { stop(): readonly Memory[] } => {
  const samples = new Map<string, [minute: number, megabytes: number][]>();
  const started = performance.now();
  const sample = (): void => {
    for (const [name, pid] of pids()) {
      const megabytes = megabytesOf(pid);
      if (megabytes > 0)
        samples.set(name, [...(samples.get(name) ?? []), [(performance.now() - started) / 60_000, megabytes]]);
    }
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      sample();
      return [...samples].map(([name, points]) => ({
        name,
        from: points[0]?.[1] ?? 0,
        to: points.at(-1)?.[1] ?? 0,
        most: Math.max(...points.map(([, megabytes]) => megabytes)),
        slope: slopeOf(points.slice(Math.floor(points.length / 2))),
      }));
    },
  };
};
