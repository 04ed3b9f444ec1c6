import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Db } from '../../../db/db.ts';
import { type Rounds, startRounds } from '../../../db/rounds.ts';
import type { CallMetrics, CallSums } from '../call-metrics.ts';

/** How often a process tells what it did; it counts as running for three times as long. */
export const BEAT_MS = 15_000;

/** What a process did since its last beat. */
export interface Beat {
  readonly process: string;
  readonly startedAt: Date;
  readonly port: number;
  readonly calls: number;
  readonly failed: number;
  /** Undefined without a call. */
  readonly p95Ms: number | undefined;
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** Adds a beat to its minute; of the times and the memory, the greatest of the minute stays. */
export const addBeat = async (db: Db, beat: Beat): Promise<void> => {
  const { process, startedAt, port, calls, failed, p95Ms, cpuMs, memoryMb } = beat;
  await db.query(
    `insert into process_minute as m (at, process, started_at, seen_at, port, calls, failed, p95_ms, cpu_ms, memory_mb)
     values (date_trunc('minute', now()), $1, $2, now(), $3, $4, $5, $6, $7, $8)
     on conflict (at, process) do update set seen_at = now(), calls = m.calls + excluded.calls,
       failed = m.failed + excluded.failed, p95_ms = greatest(m.p95_ms, excluded.p95_ms),
       cpu_ms = m.cpu_ms + excluded.cpu_ms, memory_mb = greatest(m.memory_mb, excluded.memory_mb)`,
    [process, startedAt, port, calls, failed, p95Ms ?? null, cpuMs, memoryMb],
  );
};

/** The upper bound, milliseconds, under which 95 of 100 calls between two sums were answered; undefined without a call. */
export const p95Between = (before: CallSums, after: CallSums): number | undefined => {
  const calls = after.calls - before.calls;
  if (calls === 0) return undefined;
  const place = after.within.findIndex(({ calls: total }, n) => total - (before.within[n]?.calls ?? 0) >= calls * 0.95);
  return (after.within[place] ?? after.within.at(-1))?.ms;
};

/** Tells the database every quarter of a minute what this process did. */
export const startBeats = (
  { db, log, metrics }: { readonly db: Db; readonly log: Pick<Logger, 'warn'>; readonly metrics: CallMetrics },
  port: number,
): Rounds => {
  const id = randomUUID();
  const startedAt = new Date();
  let sums = metrics.sums();
  let cpu = process.cpuUsage();
  return startRounds(() => {
    const next = metrics.sums();
    const used = process.cpuUsage(cpu);
    const beat = {
      process: id,
      startedAt,
      port,
      calls: next.calls - sums.calls,
      failed: next.failed - sums.failed,
      p95Ms: p95Between(sums, next),
      cpuMs: Math.round((used.user + used.system) / 1000),
      memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
    };
    sums = next;
    cpu = process.cpuUsage();
    const done = addBeat(db, beat).catch((error: unknown) => {
      log.warn({ event: 'beat not stored', name: error instanceof Error ? error.name : 'unknown' });
    });
    return { done, pauseMs: () => BEAT_MS };
  });
};
