import type { HostKind } from '../../base/hosts.ts';
import { CallMetrics } from './call-metrics.ts';

/** A call as the console lists it: the route as written in code, never the address, whose values may be secrets. */
export interface CallLine {
  readonly n: number;
  /** The world's clock, milliseconds. */
  readonly at: number;
  readonly host: HostKind;
  readonly brand: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  /** The fault that the console put in its way. */
  readonly fault: string | null;
}

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
