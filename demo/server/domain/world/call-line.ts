import type { HostKind } from '../../base/hosts.ts';

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
