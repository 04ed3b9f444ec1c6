import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { withTexts } from '../../domain/press/stories/content.ts';
import { oneItem } from '../../domain/press/stories/selection.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';
import { requireReviewReader } from './reader.ts';
import { idText, readRefusals } from './schemas.ts';

const data = z.object({
  articolo: z.object({
    id: z.number().int(),
    sommario: z.string(),
    testo: z.array(z.string()).openapi({ description: 'Paragraphs; one that begins with “## ” is a sub-heading' }),
  }),
});

const read = createRoute({
  method: 'get',
  path: '/api/user/rassegna/articolo',
  summary: 'The text of a story of any brand, for reading before selecting it',
  request: { query: z.object({ id: idText }) },
  responses: answers(data, { ...readRefusals, 404: 'No such story: ERR_NOT_FOUND' }),
  ...origin('project', 'newsstand'),
});

/** GET /api/user/rassegna/articolo. */
export const addReviewStory = (app: App, services: Services): void => {
  app.openapi(read, async (c) => {
    const { now } = await requireReviewReader(c, services);
    const item = await oneItem(services.db, c.req.valid('query').id, now);
    const [story] = item ? await withTexts(services.db, [item]) : [];
    if (!story) throw new ApiError(404, statusText(404), { code: 'ERR_NOT_FOUND' });
    const { id, sommario, testo } = story;
    return c.json(success({ articolo: { id, sommario, testo: testo.split('\n\n') } }), 200);
  });
};
