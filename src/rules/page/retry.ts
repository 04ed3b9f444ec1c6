const statuses: readonly number[] = [500, 503, 504];
const retries = 2;
const firstDelay = 1500;
const growth = 200;

/**
 * Specification, points 8 and 9: short-info is asked again up to 2 times on 500, 503 or 504, after 1500 ms, then 1700 ms.
 * `done` counts the retries so far. Undefined: no further one.
 */
export const retryDelay = (status: number, done: number): number | undefined =>
  statuses.includes(status) && done < retries ? firstDelay + growth * done : undefined;
