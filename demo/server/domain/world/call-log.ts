import type { CallLine } from './call-line.ts';
import { CallMetrics } from './call-metrics.ts';

const KEPT = 500;

/** The latest calls of this process, for the console to show, and the counts of all of them. */
export class CallLog {
  readonly metrics = new CallMetrics();
  readonly #lines: CallLine[] = [];
  #last = 0;

  add(line: Omit<CallLine, 'n'>): void {
    this.metrics.observe(line);
    this.#last += 1;
    this.#lines.push({ n: this.#last, ...line });
    if (this.#lines.length > KEPT) this.#lines.shift();
  }

  /** The lines after number `n`, oldest first. */
  since(n: number): readonly CallLine[] {
    return this.#lines.filter((line) => line.n > n);
  }
}
