import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * The caller's address as a proxy of ours has added it, last in X-Forwarded-For; undefined where it says none. What
 * stands before it anybody may have written.
 */
export const forwardedFor = (headers: IncomingHttpHeaders): string | undefined => {
  const header = headers['x-forwarded-for'];
  const last = (typeof header === 'string' ? header : (header?.join() ?? '')).split(',').at(-1)?.trim() ?? '';
  return isIP(last) === 0 ? undefined : last;
};
