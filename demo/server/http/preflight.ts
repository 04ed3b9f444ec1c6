import type { AppContext } from './env.ts';

/** How long a browser may cache the answer to a preflight. */
export const PREFLIGHT_SECONDS = 600;

/** Whether a preflight requests no other headers than these. `allowed` is lower case. */
export const requestsOnly = (c: AppContext, allowed: readonly string[]): boolean =>
  (c.req.header('access-control-request-headers') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .every((name) => name === '' || allowed.includes(name));
