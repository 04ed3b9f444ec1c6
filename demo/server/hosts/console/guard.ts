import type { MiddlewareHandler } from 'hono';
import { ApiError, statusText } from '../../base/api-error.ts';
import type { AppEnv } from '../../http/env.ts';

/** Admits the console's own pages and programs without a browser. No other page may call the console. */
export const ownPagesOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site') ?? 'none';
  const isOwn = (origin === undefined || origin === c.get('url').origin) && ['none', 'same-origin'].includes(site);
  if (c.req.path.startsWith('/api/console/') && !isOwn)
    throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
  if (c.req.method === 'POST' && !/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiError(415, statusText(415));
  }
  await next();
};
