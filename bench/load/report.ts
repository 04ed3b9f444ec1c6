import { type Kind, kinds } from './call.ts';
import type { Memory } from './memory.ts';
import type { StreamCounts } from './streams.ts';
import type { Tally } from './tally.ts';

/** What one run came to. */
export interface Row {
  readonly what: string;
  readonly tally: Tally;
  readonly seconds: number;
  /** Milliseconds of all processes; undefined when one of them ended. */
  readonly cpuMsPerCall: number | undefined;
  readonly counts: StreamCounts;
  readonly memory: readonly Memory[];
  readonly lost: number;
  readonly machineLoad: number;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const lineOf = ({ tally, seconds }: Row, kind: Kind | undefined): string => {
  const { answered, failed, cacheShare } = kind ? tally.of(kind) : tally;
  const times = [0.5, 0.95, 0.99].map((share) => tally.within(share, kind).toFixed(0).padStart(7));
  const figures = [answered, (answered / seconds).toFixed(1), failed].map((figure) => String(figure).padStart(8));
  return `${(kind ?? 'all').padEnd(12)}${figures.join('')}${times.join('')}${percent(cacheShare).padStart(8)}`;
};

/** Prints a run: its calls by kind, its streams, its memory. */
export const printRow = (row: Row): void => {
  const { what, tally, cpuMsPerCall, counts, memory, lost, machineLoad, seconds } = row;
  console.log(`\n${what}, ${seconds.toFixed(0)} s, machine load ${machineLoad.toFixed(1)}`);
  console.log(`${'kind'.padEnd(12)}   calls   per s  failed    p50    p95    p99   cache   (ms)`);
  for (const kind of kinds) if (tally.of(kind).answered + tally.of(kind).failed > 0) console.log(lineOf(row, kind));
  console.log(lineOf(row, undefined));
  for (const [name, count] of tally.failures) console.log(`  failed: ${count} × ${name}`);
  const { most, whole, cut, resumed } = counts;
  console.log(`streams: ${most} open at once, ${whole} whole, ${cut} broken off, ${resumed} of these continued`);
  console.log(`writes: ${tally.acknowledged.size} acknowledged, ${lost} lost`);
  if (cpuMsPerCall !== undefined) console.log(`processor: ${cpuMsPerCall.toFixed(2)} ms of the processes a call`);
  for (const { name, from, to, most: peak, slope } of memory)
    console.log(
      `memory of ${name}: ${from.toFixed(0)} → ${to.toFixed(0)} MB, at most ${peak.toFixed(0)}, ${slope.toFixed(1)} MB a minute in the second half`,
    );
};
