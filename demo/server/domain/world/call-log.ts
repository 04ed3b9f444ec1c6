import type { CallLine } from './call-line.ts';
import { CallMetrics } from './call-metrics.ts';

const MAX_LINES = 500;

/** The latest calls of this process for the console, and metrics of all calls. */
export class CallLog {
  readonly metrics = new CallMetrics();
  readonly #lines: CallLine[] = [];
  #last = 0;

  add(line: Omit<CallLine, 'n'>): void {
    this.metrics.observe(line);
    this.#last += 1;
    this.#lines.push({ n: this.#last, ...line });
    if (this.#lines.length > MAX_LINES) this.#lines.shift();
  }

  /** The lines after number `n`, oldest first. */
  since(n: number): readonly CallLine[] {
    return this.#lines.filter((line) => line.n > n);
  }
}
