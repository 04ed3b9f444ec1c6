import type { MiddlewareHandler } from 'hono';
import { ApiError, statusText } from '../../base/api-error.ts';
import { type ServiceName, serviceNames } from '../../domain/world/settings.ts';
import type { AppContext, AppEnv } from '../../http/env.ts';
import { reset, wait } from '../../http/fault-answer.ts';
import type { Services } from '../../http/services.ts';
import { noteThirdCall, readable } from './third-calls.ts';

const SLOW_MS = 8000;

/** First segment of a path → stand-in; by default the name of the service. */
const prefixes: Readonly<Record<string, ServiceName>> = {
  recaptcha: 'captcha',
  hcaptcha: 'captcha',
  turnstile: 'captcha',
  ...Object.fromEntries(serviceNames.map((name) => [name, name])),
};

const pageOf = (c: AppContext): string | null => {
  const page = c.req.header('origin') ?? c.req.header('referer') ?? '';
  return URL.canParse(page) ? new URL(page).origin : null;
};

/** Records every call to a stand-in, then applies its setting in the console: ok, slow, failing or absent. */
export const standIns = ({ db, world, now }: Services): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const service = prefixes[c.req.path.split('/')[1] ?? ''];
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
