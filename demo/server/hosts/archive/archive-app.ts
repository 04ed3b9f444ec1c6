import { brandIdentities } from '../../../../src/rules/brand/brand.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { trustedOrigins } from '../../base/hosts.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { failure } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { addArchiveApi } from '../../routes/newsstand/archive.ts';

const PREFLIGHT_SECONDS = '600';
const allowedHeaders: ReadonlySet<string> = new Set(['authorization', 'content-type', 'x-request-id']);

const isTrusted = (c: AppContext, origin: string): boolean =>
  brandIdentities.some((brand) => trustedOrigins(brand, c.get('url')).includes(origin));

const answerPreflight = (c: AppContext): Response => {
  const asked = (c.req.header('access-control-request-headers') ?? '').toLowerCase().split(',');
  const names = asked.map((name) => name.trim()).filter((name) => name !== '');
  const method = c.req.header('access-control-request-method');
  if (method !== 'GET') return failure(c, new ApiError(405, statusText(405), { headers: { allow: 'GET, HEAD' } }));
  if (!isTrusted(c, c.req.header('origin') ?? '') || !names.every((name) => allowedHeaders.has(name))) {
    return failure(c, new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' }));
  }
  return c.body(null, 204, {
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': [...allowedHeaders].join(', '),
    'access-control-max-age': PREFLIGHT_SECONDS,
  });
};

/** The archive, another provider: read by the papers' own pages with a bearer token; cookies neither count nor are allowed. */
export const archiveApp = (services: Services): App => {
  const app = baseApp(services);
  app.use('/v1/*', async (c, next) => {
    if (c.req.method === 'OPTIONS') c.res = answerPreflight(c);
    else if (c.req.method === 'GET' || c.req.method === 'HEAD') await next();
    else throw new ApiError(405, statusText(405), { headers: { allow: 'GET, HEAD' } });
    c.header('cache-control', 'no-store');
    c.header('vary', 'Origin', { append: true });
    const origin = c.req.header('origin');
    if (origin === undefined || !isTrusted(c, origin)) return;
    c.header('access-control-allow-origin', origin);
    c.header('access-control-expose-headers', 'x-request-id');
  });
  addArchiveApi(app, services);
  return app;
};
