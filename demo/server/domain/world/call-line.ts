import type { HostKind } from '../../base/hosts.ts';

/** A call in the console's list. It names the route as written in code, never the URL, which may contain secrets. */
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
  /** The injected fault. */
  readonly fault: string | null;
}
