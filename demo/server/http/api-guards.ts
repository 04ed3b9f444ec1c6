import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { ApiError, statusText } from '../base/api-error.ts';
import type { App } from './base-app.ts';
import type { AppContext, AppEnv } from './env.ts';
import { failure } from './envelope.ts';
import { isTrusted } from './known-origins.ts';
import { PREFLIGHT_SECONDS, requestsOnly } from './preflight.ts';
import { readMethods } from './read-methods.ts';
import type { Services } from './services.ts';
import { requireXsrf } from './session/xsrf.ts';
import { refuseMalformedBody } from './well-formed.ts';

const MAX_BODY_BYTES = 64 * 1024;
/** Byte limits of the calls that accept a file. */
const uploads: ReadonlyMap<string, number> = new Map([
  ['/api/user/profile/avatar', 2 * 1024 * 1024],
  ['/api/site/contact', 1536 * 1024],
]);
/** These accept the file as a form, the others inside JSON. */
const formUploads: ReadonlySet<string> = new Set(['/api/user/profile/avatar']);

/** The byte limit of a body. */
export const bodyLimitOf = (path: string): number => uploads.get(path) ?? MAX_BODY_BYTES;

/** Paths of all calls; some of the newsstand are outside /api. */
const callPaths = ['/api/*', '/logout', '/utente-rag', '/utente-rag-online-categoria'] as const;
const allowedHeaders = ['content-type', 'authorization', 'x-xsrf-token', 'x-request-id'];

/**
 * Refuses calls from pages of other sites: those that name their origin, and those that change state. Programs without
 * a browser send neither header; a link and an image of another site send no origin.
 */
const refuseForeignPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = c.req.header('origin');
  const changes = !readMethods.has(c.req.method);
  const isForeign =
    origin === undefined ? changes && c.req.header('sec-fetch-site') === 'cross-site' : !isTrusted(c, origin);
  if (isForeign) throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
  await next();
};

/**
 * CORS headers for the brand's own origins, on refusals too: pages must read the codes of a 401. Written by hand:
 * `hono/cors` allows credentials whatever the origin, and answers a preflight before the route's methods are known.
 */
const shareWithOwnPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  c.header('vary', 'Origin', { append: true });
  const origin = c.req.header('origin');
  if (origin === undefined || !isTrusted(c, origin)) return;
  c.header('access-control-allow-origin', origin);
  c.header('access-control-allow-credentials', 'true');
  c.header('access-control-expose-headers', 'x-request-id, x-chat-id');
};

/** Answers a preflight: 405 for a method the route lacks, 403 for a foreign origin or unknown headers, else 204. */
const answerPreflight = (c: AppContext, methods: readonly string[]): Response => {
  const origin = c.req.header('origin');
  const method = c.req.header('access-control-request-method');
  const allow = { allow: methods.join(', ') };
  if (origin === undefined || method === undefined || !methods.includes(method)) {
    return failure(c, new ApiError(405, statusText(405), { headers: allow }));
  }
  if (!isTrusted(c, origin) || !requestsOnly(c, allowedHeaders)) {
    return failure(c, new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' }));
  }
  return c.body(null, 204, {
    'access-control-allow-methods': methods.filter((name) => name !== 'HEAD').join(', '),
    'access-control-allow-headers': allowedHeaders.join(', '),
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  });
};

/** Requires application/json: a form of a foreign page cannot send it. */
const requireJson: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!readMethods.has(c.req.method)) {
    const type = c.req.header('content-type');
    const isJson = type === undefined ? c.req.raw.body === null : /^application\/json\s*(;|$)/i.test(type);
    const isFile = formUploads.has(c.req.path) && /^multipart\/form-data\s*;/i.test(type ?? '');
    if (!isJson && !isFile) throw new ApiError(415, statusText(415));
  }
  await next();
};

/** Adds the guards of every API call. Call it before adding routes to `app`. */
export const guardApi = (app: App, services: Services): void => {
  const tooLarge = () => {
    throw new ApiError(413, statusText(413));
  };
  const sizes = new Map(
    [MAX_BODY_BYTES, ...uploads.values()].map((maxSize) => [maxSize, bodyLimit({ maxSize, onError: tooLarge })]),
  );
  const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
    const limit = sizes.get(bodyLimitOf(c.req.path));
    return limit ? limit(c, next) : next();
  };
  const refuseOtherMethods = methodNotAllowed<AppEnv>({
    app,
    onMethodNotAllowed: (c, methods) =>
      c.req.method === 'OPTIONS'
        ? answerPreflight(c, methods)
        : failure(c, new ApiError(405, statusText(405), { headers: { allow: methods.join(', ') } })),
  });
  for (const path of callPaths) {
    app.use(path, shareWithOwnPages, refuseOtherMethods, refuseForeignPages, requireXsrf(services));
    app.use(path, requireJson, limitBody, refuseMalformedBody);
  }
};
