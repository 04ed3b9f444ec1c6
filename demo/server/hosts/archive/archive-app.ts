import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandIdentities } from '../../base/brands.ts';
import { trustedOrigins } from '../../base/hosts.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext, AppEnv } from '../../http/env.ts';
import { PREFLIGHT_SECONDS, requestsOnly } from '../../http/preflight.ts';
import type { Services } from '../../http/services.ts';
import { addArchiveApi } from '../../routes/newsstand/archive.ts';

const allowedHeaders = ['authorization', 'content-type', 'x-request-id'];

const isTrusted = (c: AppContext, origin: string): boolean =>
  brandIdentities.some((brand) => trustedOrigins(brand, c.get('url')).includes(origin));

/** Refuses every other method, also in a preflight. */
const refuseOtherMethods: MiddlewareHandler<AppEnv> = async (c, next) => {
  const method = c.req.method === 'OPTIONS' ? c.req.header('access-control-request-method') : c.req.method;
  const isAllowed = method === 'GET' || (method === 'HEAD' && c.req.method === 'HEAD');
  if (!isAllowed) throw new ApiError(405, statusText(405), { headers: { allow: 'GET, HEAD' } });
  await next();
};

/** Refuses preflights of other origins or with other headers: `hono/cors` would answer them with 204. */
const refuseForeignPreflights: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isPreflight = c.req.method === 'OPTIONS';
  if (isPreflight && !(isTrusted(c, c.req.header('origin') ?? '') && requestsOnly(c, allowedHeaders))) {
    throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
  }
  await next();
};

const shareWithPapers = cors({
  origin: (origin, c: AppContext) => (isTrusted(c, origin) ? origin : null),
  allowMethods: ['GET'],
  allowHeaders: allowedHeaders,
  exposeHeaders: ['x-request-id'],
  maxAge: PREFLIGHT_SECONDS,
});

/** The archive, run by another provider. The papers' own pages read it with a bearer token; it ignores cookies. */
export const archiveApp = (services: Services): App => {
  const app = baseApp(services);
  app.use('/v1/*', async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  app.use('/v1/*', refuseOtherMethods, refuseForeignPreflights, shareWithPapers);
  addArchiveApi(app, services);
  return app;
};
