import type { Loaded } from '../../screen-kit/screen.ts';

/** Why a screen could not be shown; the error boundary words it. */
export interface LoadFailure {
  readonly failed: Exclude<Loaded<unknown>['kind'], 'ok'>;
  readonly status: number | undefined;
}
