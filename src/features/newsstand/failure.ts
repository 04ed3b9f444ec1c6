import type { Failure } from '../../rules/page/result.ts';

/** Why a screen failed, for the error boundary. */
export interface LoadFailure {
  readonly failed: Failure['kind'];
  readonly status: number | undefined;
}
