import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { AppEnv } from '../env.ts';
import { readMethods } from '../read-methods.ts';
import type { Services } from '../services.ts';
import { renewXsrf, sessionCookie, xsrfOf } from './cookies.ts';
import { bearerOf, sessionOf } from './reader.ts';

/** The sign-in needs no header: a browser without its XSRF cookie can always sign in again. */
const exemptPaths: ReadonlySet<string> = new Set(['/api/site/login', '/api/site/passkey/login']);

/**
 * Double submit: a state-changing call with the session cookie must repeat the `XSRF-TOKEN` cookie in the
 * `X-XSRF-TOKEN` header. Only a valid bearer token needs no header: any other `Authorization` could come along with the
 * cookie. A browser without the XSRF cookie gets it again.
 */
export const requireXsrf =
  (services: Services): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const session = sessionCookie(c);
    if (session === undefined) return next();
    const changes = !readMethods.has(c.req.method) && !exemptPaths.has(c.req.path);
    const isRepeated =
      c.req.header('x-xsrf-token') === xsrfOf(session) && getCookie(c, 'XSRF-TOKEN') === xsrfOf(session);
    const hasBearer = bearerOf(c) !== undefined;
    if (!hasBearer) renewXsrf(c, session);
    if (changes && !isRepeated && !(hasBearer && typeof (await sessionOf(c, services)) !== 'string')) {
      throw new ApiError(403, statusText(403), { code: 'ERR_XSRF' });
    }
    return next();
  };
