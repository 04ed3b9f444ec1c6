import { createRoute, z } from '@hono/zod-openapi';
import { newsstandOrigin, pictureUrl } from '../../../base/urls.ts';
import type { Queryable } from '../../../db/db.ts';
import type { Reader } from '../../../domain/session/reader.ts';
import type { App } from '../../../http/base-app.ts';
import type { AppContext } from '../../../http/env.ts';
import { success } from '../../../http/envelope.ts';
import type { Services } from '../../../http/services.ts';
import { requireReader } from '../../../http/session/reader.ts';
import { baseOf, jsonBody, notFound, ownRefusals } from '../../common.ts';
import { answers, origin } from '../../schemas.ts';

const topicSchema = z.object({
  id: z.string(),
  name: z.string(),
  group: z.string(),
  image: z.string().nullable(),
  followed: z.boolean(),
  push: z.boolean(),
  mail: z.boolean(),
});

const list = createRoute({
  method: 'get',
  path: '/api/user/topics',
  summary: 'The topics of the brand and which ones the reader follows',
  responses: answers(z.object({ topics: z.array(topicSchema) }), { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const body = z.object({
  followed: z.boolean(),
  push: z.boolean().optional().openapi({ description: 'Default: unchanged; false when the topic is not followed' }),
  mail: z.boolean().optional().openapi({ description: 'Default: unchanged; false when the topic is not followed' }),
});

const set = createRoute({
  method: 'post',
  path: '/api/user/topics/{id}',
  summary: 'Follows or unfollows a topic, with or without notifications',
  request: { params: z.object({ id: z.string().max(64) }), body: jsonBody(body) },
  responses: answers(z.object({ topic: topicSchema }), { ...ownRefusals, 404: 'The brand has no such topic' }),
  ...origin('project', 'account'),
});

type Topic = z.infer<typeof topicSchema>;
interface Row extends Omit<Topic, 'image'> {
  readonly row: number;
  readonly brand_id: number;
  readonly illustration: string | null;
}

const rowsOf = (db: Queryable, accountId: string, brandId: number, code?: string): Promise<Row[]> =>
  db.query<Row>(
    `select t.id as row, t.brand_id, t.code as id, t.name, t.theme as "group", t.illustration, s.account_id is not null as followed,
            coalesce(s.push, false) as push, coalesce(s.mail, false) as mail
       from topic t left join topic_sub s on s.topic_id = t.id and s.account_id = $1
      where t.brand_id = $2 and ($3::text is null or t.code = $3) order by t.ord`,
    [accountId, brandId, code ?? null],
  );

const wire = (c: AppContext, { row: _, brand_id, illustration, ...topic }: Row): Topic => ({
  ...topic,
  image: pictureUrl(newsstandOrigin(brand_id, baseOf(c)), illustration),
});

/** The topics of the brand, and which ones the reader follows. */
export const topicsFor = async (
  c: AppContext,
  { db }: Services,
  { accountId, brandId }: Pick<Reader, 'accountId' | 'brandId'>,
): Promise<Topic[]> => (await rowsOf(db, accountId, brandId)).map((row) => wire(c, row));

/** GET /api/user/topics and POST /api/user/topics/{id}. */
export const addTopics = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(list, async (c) => {
    return c.json(success({ topics: await topicsFor(c, services, await requireReader(c, services)) }), 200);
  });
  app.openapi(set, async (c) => {
    const { accountId, brandId } = await requireReader(c, services);
    const { id } = c.req.valid('param');
    const [topic] = await rowsOf(db, accountId, brandId, id);
    if (!topic) throw notFound();
    const { followed, push = topic.push, mail = topic.mail } = c.req.valid('json');
    if (followed) {
      await db.query(
        `insert into topic_sub (account_id, topic_id, push, mail, at) values ($1, $2, $3, $4, $5)
         on conflict (account_id, topic_id) do update set push = $3, mail = $4`,
        [accountId, topic.row, push, mail, new Date(now())],
      );
    } else {
      await db.query('delete from topic_sub where account_id = $1 and topic_id = $2', [accountId, topic.row]);
    }
    const state = followed ? { followed, push, mail } : { followed, push: false, mail: false };
    return c.json(success({ topic: wire(c, { ...topic, ...state }) }), 200);
  });
};
