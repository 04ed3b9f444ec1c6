import type { Fault } from '../../rules/page/failures.ts';
import type { Failure } from '../../rules/page/result.ts';

/** Why a screen failed, for the error boundary. */
export interface LoadFailure {
  readonly failed: Failure['kind'];
  readonly status: number | undefined;
  readonly fault: Fault | undefined;
}
