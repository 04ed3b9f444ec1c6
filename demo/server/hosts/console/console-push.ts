import { z } from 'zod';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOfSigla } from '../../base/brands.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { accountIdOf, people } from '../../domain/seed/people/people.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { sendPush } from '../../push/send.ts';

const input = z.object({
  brand: z.string(),
  /** One reader, or the readers with notifications for a topic. */
  to: z.union([z.object({ email: z.enum(people.map(({ email }) => email)) }), z.object({ topic: z.string() })]),
  title: z.string().min(1).max(100),
  body: z.string().max(300),
  /** Path of the newsstand that a click opens. */
  path: z
    .string()
    .regex(/^\/(?![\\/])[^\p{Cc}]*$/u)
    .max(500),
});

const unknownBrand = (): ApiError => new ApiError(422, statusText(422), { errors: { brand: 'unknown' } });

/** The calls that send a push message to one reader or to the readers with notifications for a topic. */
export const addConsolePush = (app: App, { db, now }: Services): void => {
  app.get('/api/console/topics', async (c) => {
    const brand = brandOfSigla(c.req.query('brand') ?? '');
    if (!brand) throw unknownBrand();
    const topics = await db.query<{ id: string; name: string }>(
      'select code as id, name from topic where brand_id = $1 order by ord',
      [brand.id],
    );
    return c.json(success({ topics }));
  });
  app.post('/api/console/push', async (c) => {
    const parsed = input.safeParse(await c.req.json().catch(() => null));
    if (!parsed.success) throw new ApiError(422, statusText(422));
    const { brand: sigla, to, title, body, path } = parsed.data;
    const brand = brandOfSigla(sigla);
    if (!brand) throw unknownBrand();
    const audience = 'topic' in to ? to : { accountId: accountIdOf(brand.id, to.email) };
    const url = brandOrigin(brand, 'newsstand', c.get('url')) + path;
    return c.json(success(await sendPush(db, brand.id, audience, { title, body, url }, now())));
  });
};
