const statuses: readonly number[] = [500, 503, 504];
const maxRetries = 2;
const firstDelayMs = 1500;
const delayStepMs = 200;

/**
 * The delay before the next retry of short-info in milliseconds: up to 2 retries on 500, 503 or 504, after 1500 ms, then
 * 1700 ms. `done` counts the retries so far. Undefined: no further retry.
 */
export const retryDelayMs = (status: number, done: number): number | undefined =>
  statuses.includes(status) && done < maxRetries ? firstDelayMs + delayStepMs * done : undefined;
