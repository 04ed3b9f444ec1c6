import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { AppEnv } from '../env.ts';
import { readMethods } from '../read-methods.ts';
import { renewXsrf, sessionCookie, xsrfOf } from './cookies.ts';

/** The sign-in needs no header: a browser without its XSRF cookie can always sign in again. */
const exemptPaths: ReadonlySet<string> = new Set(['/api/site/login']);

/**
 * Double submit: a state-changing call with the session cookie must repeat the `XSRF-TOKEN` cookie in the
 * `X-XSRF-TOKEN` header. A bearer token needs no header. A browser without the cookie gets it again.
 */
export const requireXsrf: MiddlewareHandler<AppEnv> = async (c, next) => {
  const session = sessionCookie(c);
  if (session === undefined || c.req.header('authorization') !== undefined) return next();
  renewXsrf(c, session);
  const changes = !readMethods.has(c.req.method) && !exemptPaths.has(c.req.path);
  if (changes && (c.req.header('x-xsrf-token') !== xsrfOf(session) || getCookie(c, 'XSRF-TOKEN') !== xsrfOf(session))) {
    throw new ApiError(403, statusText(403), { code: 'ERR_XSRF' });
  }
  return next();
};
