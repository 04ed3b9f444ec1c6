import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandIdentities } from '../../base/brands.ts';
import { countCall, type RateLimit } from '../../db/rate-limit.ts';
import { addObservations } from '../../domain/world/observations.ts';
import type { App } from '../../http/base-app.ts';
import { addressOf } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';

/** Where the demo's pages send what they observe. Not part of the elements' contract. */
export const observationPath = '/osservazioni';

const MAX_BODY_BYTES = 16 * 1024;
const MAX_BATCH = 50;
const limit: RateLimit = { name: 'observations', limit: 60, windowMs: 60_000 };

const text = (pattern: RegExp, length: number) => z.string().max(length).regex(pattern);
const own = {
  brand: z.enum(brandIdentities.map(({ sigla }) => sigla)),
  element: text(/^np-[a-z-]+$/, 50).optional(),
  page: text(/^[\w/:?*-]+$/, 100),
  version: text(/^[\w.+-]+$/, 40),
};
/** Fields that it does not name are not stored. */
const batch = z
  .array(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('error'),
        ...own,
        call: text(/^[A-Z*]+ [\w/{}*-]+$/, 120).optional(),
        field: text(/^[\w.*]+$/, 200).optional(),
      }),
      z.object({
        kind: z.literal('vital'),
        ...own,
        name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
        value: z.number().min(0).max(3_600_000),
        rating: z.enum(['good', 'needs-improvement', 'poor']),
      }),
    ]),
  )
  .min(1)
  .max(MAX_BATCH);

/** POST to `observationPath`: what this host's pages observed, sent with `navigator.sendBeacon` as a list in JSON. */
export const addObservationCall = (app: App, { db, now }: Services): void => {
  const tooLarge = () => {
    throw new ApiError(413, statusText(413));
  };
  app.post(observationPath, bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }), async (c) => {
    if (c.req.header('origin') !== c.get('url').origin)
      throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
    await countCall(db, limit, addressOf(c), now(), statusText(429));
    const seen = batch.safeParse(await c.req.json().catch(() => null));
    if (!seen.success) throw new ApiError(422, statusText(422));
    await addObservations(db, seen.data, now());
    return c.body(null, 204);
  });
};
