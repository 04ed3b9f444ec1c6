import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { AppEnv } from '../env.ts';
import { renewXsrf, sessionCookie, xsrfOf } from './cookies.ts';

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Signing in acts for nobody yet: a browser that lost its XSRF cookie can always sign in again. */
const free: ReadonlySet<string> = new Set(['/api/site/login']);

/**
 * Double submit: a state-changing call that comes with the session cookie must repeat the `XSRF-TOKEN` cookie in the
 * `X-XSRF-TOKEN` header. A bearer token is proof by itself. A browser that lost the cookie gets it again.
 */
export const demandXsrf: MiddlewareHandler<AppEnv> = async (c, next) => {
  const session = sessionCookie(c);
  if (session === undefined || c.req.header('authorization') !== undefined) return next();
  renewXsrf(c, session);
  const changes = !readMethods.has(c.req.method) && !free.has(c.req.path);
  if (changes && (c.req.header('x-xsrf-token') !== xsrfOf(session) || getCookie(c, 'XSRF-TOKEN') !== xsrfOf(session))) {
    throw new ApiError(403, statusText(403), { code: 'ERR_XSRF' });
  }
  return next();
};
