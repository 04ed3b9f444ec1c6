import type { CallLine } from './call-line.ts';

type Observed = Pick<CallLine, 'host' | 'method' | 'route' | 'status' | 'ms'>;

/** Upper bounds of the response time buckets, seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  readonly buckets: number[];
  count: number;
  seconds: number;
}

/** Calls since the start. */
export interface CallSums {
  readonly calls: number;
  /** Answered with 500 or above. */
  readonly failed: number;
  /** How many of them were answered within a time, shortest first. */
  readonly within: readonly { readonly ms: number; readonly calls: number }[];
}

/**
 * Counts the calls of this process for Prometheus. Labels are the host's kind, method, route as written in code and
 * status class: their number is bounded, and they contain no URL, reader or secret.
 */
export class CallMetrics {
  readonly #series = new Map<string, Series>();

  observe({ host, method, route, status, ms }: Observed): void {
    // File names of the bundle are not labels: their number is unbounded.
    const path = host === 'cdn' ? '/np/*' : route;
    const labels = `host="${host}",method="${method}",route="${path}",status="${Math.floor(status / 100)}xx"`;
    const series = this.#series.get(labels) ?? { buckets: bounds.map(() => 0), count: 0, seconds: 0 };
    this.#series.set(labels, series);
    const seconds = ms / 1000;
    series.count += 1;
    series.seconds += seconds;
    for (const [n, bound] of bounds.entries()) if (seconds <= bound) series.buckets[n] = (series.buckets[n] ?? 0) + 1;
  }

  /** All calls together. */
  sums(): CallSums {
    const all = [...this.#series];
    const sum = (of: (one: Series) => number) => all.reduce((total, [, one]) => total + of(one), 0);
    return {
      calls: sum(({ count }) => count),
      failed: all.reduce((total, [labels, { count }]) => total + (labels.endsWith('status="5xx"') ? count : 0), 0),
      within: bounds.map((bound, n) => ({ ms: bound * 1000, calls: sum(({ buckets }) => buckets[n] ?? 0) })),
    };
  }

  /** The metrics in the exposition format 0.0.4. */
  text(): string {
    const lines = [
      '# HELP np_request_duration_seconds Time until an answer began, by route.',
      '# TYPE np_request_duration_seconds histogram',
    ];
    for (const [labels, { buckets, count, seconds }] of this.#series) {
      for (const [n, bound] of bounds.entries())
        lines.push(`np_request_duration_seconds_bucket{${labels},le="${bound}"} ${buckets[n]}`);
      lines.push(`np_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`np_request_duration_seconds_sum{${labels}} ${seconds.toFixed(3)}`);
      lines.push(`np_request_duration_seconds_count{${labels}} ${count}`);
    }
    const { user, system } = process.cpuUsage();
    lines.push(
      '# HELP process_cpu_seconds_total Processor time that the process used.',
      '# TYPE process_cpu_seconds_total counter',
      `process_cpu_seconds_total ${(user + system) / 1_000_000}`,
      '# HELP process_resident_memory_bytes Memory that the process holds.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# HELP process_uptime_seconds Time since the process began.',
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${Math.round(process.uptime())}`,
    );
    return `${lines.join('\n')}\n`;
  }
}
