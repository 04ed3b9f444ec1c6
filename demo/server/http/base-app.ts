import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { requestId } from 'hono/request-id';
import { matchedRoutes } from 'hono/route';
import { ApiError, databaseError, statusText } from '../base/api-error.ts';
import { type HostKind, placeOf } from '../base/hosts.ts';
import { newToken } from '../base/tokens.ts';
import { isUnavailable } from '../db/unavailable.ts';
import { shareAnswer } from './cache/share-answer.ts';
import type { AppContext, AppEnv } from './env.ts';
import { failure } from './envelope.ts';
import { faults } from './faults.ts';
import { compress } from './files/compress.ts';
import { limitReads } from './limits/read-limit.ts';
import { setSecurityHeaders } from './policy/headers.ts';
import type { Services } from './services.ts';
import { refuseMalformedAddress } from './well-formed.ts';

/** A Hono app that knows the routes' schemas and the context of this server. */
export type App = OpenAPIHono<AppEnv>;

/** The route pattern, never the address itself: addresses may carry one-time codes or e-mails. */
const routeOf = (c: AppContext): string => {
  const routes = matchedRoutes(c).filter(({ path, method }) => method !== 'ALL' || !path.endsWith('*'));
  // Behind the calls of a host stands the route of its pages, which matches every address.
  return (routes.findLast(({ path }) => !path.endsWith('*')) ?? routes.at(-1))?.path ?? '-';
};

const fieldErrors = (error: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(error.issues.map(({ path, code }) => [path.join('.'), code]));

/** The stack without the message: a driver's message may quote a reader's text, which must not be logged. */
const framesOf = (error: Error): string[] => (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Hosts that show papers. */
const paperHosts: ReadonlySet<HostKind> = new Set(['newsstand', 'account', 'site', 'console']);

const MAX_REQUEST_ID_LENGTH = 64;

/** 404 in the envelope. */
export const notFound = (c: AppContext): Response => failure(c, new ApiError(404, statusText(404)));

/**
 * The base of every host's app: request id, one log line per request, common headers, errors in the envelope. The log
 * holds no body, token, cookie or address values; stacks go to the log only.
 */
export const baseApp = (services: Services): App => {
  const { log, now, calls } = services;
  const app: App = new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw new ApiError(422, statusText(422), { errors: fieldErrors(result.error) });
    },
  });
  app.use(requestId({ limitLength: MAX_REQUEST_ID_LENGTH }));
  app.use(async (c, next) => {
    const started = performance.now();
    const url = new URL(c.req.url);
    url.protocol = c.env?.protocol ?? url.protocol;
    c.set('url', url);
    c.set('origins', services.origins);
    c.set('nonce', newToken());
    c.set('place', placeOf(url.hostname));
    if (paperHosts.has(c.get('place').kind)) await services.paperOfDay.publish();
    await next();
    await shareAnswer(c, services.hasCache === true);
    await compress(c);
    // The source server injects scripts and styles of its own.
    setSecurityHeaders(c, services.source === undefined);
    const { kind, brand } = c.get('place');
    const ms = Math.round(performance.now() - started);
    const fault = c.get('fault');
    const line = { method: c.req.method, host: kind, brand: brand.sigla, route: routeOf(c), status: c.res.status, ms };
    log.info({ id: c.get('requestId'), ...line, ...(fault !== undefined && { fault }) });
    // A file of the bundle has no secrets in its address.
    calls.add({ ...line, ...(kind === 'cdn' && { route: c.req.path }), at: now(), fault: fault ?? null });
  });
  app.use(refuseMalformedAddress, limitReads(services));
  app.use(faults(services));
  app.notFound(notFound);
  app.onError((error, c) => {
    if (error instanceof ApiError) {
      const { code, reason } = error;
      if (reason !== undefined) log.error({ id: c.get('requestId'), route: routeOf(c), code, reason });
      return failure(c, error);
    }
    if (error instanceof HTTPException) return failure(c, new ApiError(error.status as 400, statusText(error.status)));
    log.error({
      id: c.get('requestId'),
      route: routeOf(c),
      name: error.name,
      code: codeOf(error),
      stack: framesOf(error),
    });
    if (isUnavailable(error)) return failure(c, databaseError());
    return failure(c, new ApiError(500, statusText(500)));
  });
  return app;
};
