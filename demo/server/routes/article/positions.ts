import { createRoute, z } from '@hono/zod-openapi';
import { listPositions, type PositionRow, storePosition } from '../../domain/article/reading.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { idParam, missing } from '../newsstand-params.ts';
import { answers, origin, typedText } from '../schemas.ts';

const path = '/api/user/lettura';
const MAX_POSITIONS = 50;
const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

const data = z.object({
  positions: z.array(
    z.object({
      article_id: z.number().int(),
      edizione_id: z.number().int().nullable(),
      position: z.number().min(0).max(1),
      at: z.iso.datetime(),
      device: z.string(),
    }),
  ),
});

const read = createRoute({
  method: 'get',
  path,
  summary: 'Reading positions, newest first',
  request: { query: z.object({ article_id: idParam.optional() }) },
  responses: answers(data, { 401: 'Not signed in', 422: 'Not an id' }),
  ...origin('project', 'newsstand'),
});

const body = z.object({
  article_id: id,
  edizione_id: id.nullable().default(null),
  position: z.number().min(0).max(1).openapi({ description: '0 at the top, 1 at the end' }),
  at: z.iso.datetime({ offset: true }).optional().openapi({ description: 'When it was reached; default: now' }),
  device: typedText
    .pipe(z.string().max(100))
    .default('')
    .openapi({ type: 'string', description: 'Name of the device' }),
});

const write = createRoute({
  method: 'post',
  path,
  summary: 'Stores a reading position; the furthest of all devices counts',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: answers(data, {
    401: 'Not signed in',
    403: 'XSRF token or origin refused',
    404: 'The brand has no such article',
    422: 'A field is invalid',
  }),
  ...origin('project', 'newsstand'),
});

const positionsOf = (rows: readonly PositionRow[]) => ({
  positions: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
});

/** GET and POST /api/user/lettura. */
export const addPositions = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(read, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { article_id = null } = c.req.valid('query');
    return c.json(success(positionsOf(await listPositions(db, accountId, article_id, MAX_POSITIONS))), 200);
  });
  app.openapi(write, async (c) => {
    const reader = await requireReader(c, services);
    const { article_id, edizione_id, position, at, device } = c.req.valid('json');
    // A device with a wrong clock must not store a position in the future.
    const reached = new Date(Math.min(at === undefined ? now() : Date.parse(at), now()));
    const report = { articleId: article_id, editionId: edizione_id, position, at: reached, device };
    if (!(await storePosition(db, reader, report))) throw missing();
    return c.json(success(positionsOf(await listPositions(db, reader.accountId, article_id, 1))), 200);
  });
};
