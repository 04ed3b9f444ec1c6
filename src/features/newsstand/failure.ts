import type { Loaded } from '../../screen-kit/screen.ts';

/** Why a screen failed, for the error boundary. */
export interface LoadFailure {
  readonly failed: Exclude<Loaded<unknown>['kind'], 'ok'>;
  readonly status: number | undefined;
}
