import type { MiddlewareHandler } from 'hono';
import { ApiError, statusText } from '../base/api-error.ts';
import type { ServiceName } from '../domain/world/settings.ts';
import type { AppContext, AppEnv } from '../http/env.ts';
import { reset, wait } from '../http/fault-answer.ts';
import type { Services } from '../http/services.ts';
import { noteThirdCall, readable } from './third-calls.ts';

const SLOW_MS = 8000;

const pageOf = (c: AppContext): string | null => {
  const page = c.req.header('origin') ?? c.req.header('referer') ?? '';
  return URL.canParse(page) ? new URL(page).origin : null;
};

/**
 * Records every call to a stand-in, then applies its setting in the console: ok, slow, failing or absent. `serviceOf` names the
 * one that a call is for.
 */
export const standIns = (
  { db, world, now }: Services,
  serviceOf: (c: AppContext) => ServiceName | undefined,
): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const service = serviceOf(c);
    if (service === undefined || c.req.method === 'OPTIONS') return next();
    const outcome = world.settings.services[service];
    const sent = readable(c.get('url').searchParams, await c.req.text());
    const { method, path } = c.req;
    await noteThirdCall(db, { service, method, path, page: pageOf(c), sent, outcome }, now());
    if (outcome === 'absent') return reset(c);
    if (outcome === 'failing') throw new ApiError(500, statusText(500));
    if (outcome === 'slow') await wait(c, SLOW_MS);
    return next();
  };
};
