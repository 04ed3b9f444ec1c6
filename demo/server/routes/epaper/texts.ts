import { createRoute, z } from '@hono/zod-openapi';
import { bodyHtml } from '../../domain/article/html.ts';
import { editionById } from '../../domain/epaper/editions.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { idParam, missing } from '../newsstand-params.ts';
import { answers, origin } from '../schemas.ts';
import { noAccess, requirePages } from './edition.ts';

const text = z.object({
  id: z.number().int(),
  caption: z.string().nullable(),
  credit: z.string().nullable(),
  body_html: z.string().openapi({ description: 'Paragraphs and sub-headings' }),
});

const route = createRoute({
  method: 'get',
  path: '/api/edicola/testi',
  summary: 'The texts of all stories of an edition, for reading aloud, search and offline use',
  request: { query: z.object({ id: idParam }) },
  responses: answers(z.object({ testi: z.array(text) }), { 403: noAccess, 404: 'No such edition', 422: 'No id' }),
  ...origin('project', 'newsstand'),
});

interface TextRow {
  readonly id: number;
  readonly caption: string | null;
  readonly credit: string | null;
  readonly text: string;
}

/** GET /api/edicola/testi: the right to the printed pages includes their texts. */
export const addTexts = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(route, async (c) => {
    const edition = await editionById(db, c.get('place').brand.id, c.req.valid('query').id);
    if (!edition) throw missing();
    await requirePages(c, services);
    const rows = await db.query<TextRow>(
      `select id, caption, credit, body as text from article
        where edition_id = $1 and withdrawn_at is null order by page nulls last, rank, id`,
      [edition.mainId],
    );
    const testi = rows.map(({ text: body, ...row }) => ({ ...row, body_html: bodyHtml(body.split('\n\n')) }));
    return c.json(success({ testi }), 200);
  });
};
