import { createRoute, z } from '@hono/zod-openapi';
import type { BrandIdentity } from '../../../../../src/rules/brand/brand.ts';
import { brandOfId } from '../../../base/addresses.ts';
import { ApiError, statusText } from '../../../base/api-error.ts';
import { brandOfSigla } from '../../../base/brands.ts';
import { brandOrigin } from '../../../base/hosts.ts';
import { newsstandOrigin, pictureUrl } from '../../../base/urls.ts';
import type { Queryable } from '../../../db/db.ts';
import { rightsOf } from '../../../domain/subscriptions/rights.ts';
import type { App } from '../../../http/base-app.ts';
import type { AppContext } from '../../../http/env.ts';
import { success } from '../../../http/envelope.ts';
import type { Services } from '../../../http/services.ts';
import { requireReader } from '../../../http/session/reader.ts';
import { baseOf, jsonBody, notFound, ownRefusals, readerRefusals } from '../../common.ts';
import { answers, origin } from '../../schemas.ts';

const newsletterSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  frequency: z.string(),
  group: z.string().openapi({ description: 'Theme' }),
  brand: z.string().openapi({ description: 'Brand code' }),
  image: z.string().nullable(),
  subscribers_only: z.boolean(),
  subscribed: z.boolean(),
  sample_url: z.string(),
});

const brandQuery = z.object({
  brand: z.string().max(8).optional().openapi({ description: 'Brand code; default: the brand of the requested host' }),
});

const list = createRoute({
  method: 'get',
  path: '/api/user/newsletters',
  summary: 'The newsletters of a brand and which ones the reader receives',
  request: { query: brandQuery },
  responses: answers(z.object({ newsletters: z.array(newsletterSchema) }), {
    401: 'Not signed in',
    422: 'Unknown brand',
  }),
  ...origin('project', 'account'),
});

const unsubscribeAll = createRoute({
  method: 'post',
  path: '/api/user/newsletters/unsubscribe-all',
  summary: 'Unsubscribes from all newsletters of every brand',
  responses: answers(z.object({ newsletters: z.array(newsletterSchema) }), readerRefusals),
  ...origin('project', 'account'),
});

const set = createRoute({
  method: 'post',
  path: '/api/user/newsletters/{id}',
  summary: 'Subscribes to a newsletter or unsubscribes',
  request: { params: z.object({ id: z.string().max(64) }), body: jsonBody(z.object({ subscribed: z.boolean() })) },
  responses: answers(z.object({ newsletter: newsletterSchema }), {
    ...ownRefusals,
    403: 'ERR_SUBSCRIBERS_ONLY; origin or XSRF refused',
    404: 'No such newsletter',
  }),
  ...origin('project', 'account'),
});

interface Row extends Omit<z.infer<typeof newsletterSchema>, 'brand' | 'image' | 'sample_url'> {
  readonly illustration: string | null;
  readonly row: number;
  readonly brand_id: number;
}

const rowsOf = (db: Queryable, accountId: string, only: { brandId?: number; code?: string }): Promise<Row[]> =>
  db.query<Row>(
    `select n.id as row, n.code as id, n.name, n.description, n.frequency, n.theme as "group", n.brand_id,
            n.illustration, n.subscribers_only, s.account_id is not null as subscribed
       from newsletter n left join newsletter_sub s on s.newsletter_id = n.id and s.account_id = $1
      where ($2::int is null or n.brand_id = $2) and ($3::text is null or n.code = $3) order by n.brand_id, n.ord`,
    [accountId, only.brandId ?? null, only.code ?? null],
  );

const wire = (c: AppContext, { row: _, brand_id, illustration, ...rest }: Row): z.infer<typeof newsletterSchema> => ({
  ...rest,
  image: pictureUrl(newsstandOrigin(brand_id, baseOf(c)), illustration),
  brand: brandOfId(brand_id).sigla,
  sample_url: `${brandOrigin(brandOfId(brand_id), 'account', baseOf(c))}/newsletter/${rest.id}/esempio`,
});

/** The newsletters of a brand, and which ones the reader receives. */
export const newslettersFor = async (
  c: AppContext,
  { db }: Services,
  accountId: string,
  { id }: Pick<BrandIdentity, 'id'>,
): Promise<z.infer<typeof newsletterSchema>[]> =>
  (await rowsOf(db, accountId, { brandId: id })).map((row) => wire(c, row));

const requireSubscriber = async ({ db, now }: Services, accountId: string): Promise<void> => {
  if ((await rightsOf(db, accountId, now())).abbonato) return;
  throw new ApiError(403, 'Questa newsletter è riservata agli abbonati.', { code: 'ERR_SUBSCRIBERS_ONLY' });
};

/** GET /api/user/newsletters, POST …/{id} and …/unsubscribe-all. */
export const addNewsletters = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(list, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { brand: sigla } = c.req.valid('query');
    const brand = sigla === undefined ? c.get('place').brand : brandOfSigla(sigla);
    if (!brand) throw new ApiError(422, statusText(422), { errors: { brand: 'unknown' } });
    return c.json(success({ newsletters: await newslettersFor(c, services, accountId, brand) }), 200);
  });
  app.openapi(unsubscribeAll, async (c) => {
    const { accountId } = await requireReader(c, services);
    await db.query('delete from newsletter_sub where account_id = $1', [accountId]);
    const { brand } = c.get('place');
    return c.json(success({ newsletters: await newslettersFor(c, services, accountId, brand) }), 200);
  });
  app.openapi(set, async (c) => {
    const { accountId } = await requireReader(c, services);
    const [row] = await rowsOf(db, accountId, { code: c.req.valid('param').id });
    if (!row) throw notFound();
    const { subscribed } = c.req.valid('json');
    if (subscribed && row.subscribers_only) await requireSubscriber(services, accountId);
    await db.query(
      subscribed
        ? 'insert into newsletter_sub (account_id, newsletter_id, at) values ($1, $2, $3) on conflict do nothing'
        : 'delete from newsletter_sub where account_id = $1 and newsletter_id = $2 and $3::timestamptz is not null',
      [accountId, row.row, new Date(now())],
    );
    return c.json(success({ newsletter: wire(c, { ...row, subscribed }) }), 200);
  });
};
