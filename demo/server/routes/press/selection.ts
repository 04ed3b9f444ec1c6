import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../base/api-error.ts';
import { licenceOf } from '../../domain/press/licence.ts';
import { otherEditions } from '../../domain/press/stories/rows.ts';
import { changeSelection, itemsOf, MAX_ITEMS, openReview, type Review } from '../../domain/press/stories/selection.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin, typedText } from '../schemas.ts';
import { type ReviewReader, requireReviewReader } from './reader.ts';
import { alsoIn, day, id, json, licence, readRefusals, story, writeRefusals } from './schemas.ts';

const body = z.object({
  ids: z.array(id).max(MAX_ITEMS).openapi({ description: 'Stories to add or remove; empty: only the order changes' }),
  selected: z.boolean(),
  order: z
    .array(id)
    .max(MAX_ITEMS)
    .optional()
    .openapi({ description: 'These first, in this order; the others follow' }),
  section: typedText.pipe(z.string().max(80)).optional().openapi({ description: 'Section heading of these stories' }),
  note: typedText.pipe(z.string().max(1000)).optional().openapi({ description: 'Note on these stories' }),
});

const data = z.object({
  selezione: z
    .object({
      id: z.number().int(),
      data: day.openapi({ description: 'Day it was started' }),
      items: z.array(story.extend({ sezione: z.string(), nota: z.string(), anche_in: alsoIn })),
    })
    .nullable()
    .openapi({ description: 'Null before the first choice' }),
  licenza: licence,
});

const read = createRoute({
  method: 'get',
  path: '/api/user/rassegna/selezione',
  summary: 'The selected stories, in order',
  responses: answers(data, { 401: readRefusals[401], 403: readRefusals[403] }),
  ...origin('project', 'newsstand'),
});

const write = createRoute({
  method: 'post',
  path: '/api/user/rassegna/selezione',
  summary: 'Adds or removes stories; sets order, section and note',
  request: json(body),
  responses: answers(data, {
    ...writeRefusals,
    404: 'No such story: ERR_ARTICLE_NOT_FOUND',
    409: `More than ${MAX_ITEMS} stories: ERR_TOO_MANY`,
  }),
  ...origin('project', 'newsstand'),
});

const faults = {
  unknownArticle: () => new ApiError(404, 'Un articolo scelto non c’è più.', { code: 'ERR_ARTICLE_NOT_FOUND' }),
  tooMany: () => new ApiError(409, `Massimo ${MAX_ITEMS} articoli.`, { code: 'ERR_TOO_MANY' }),
};

/** GET and POST /api/user/rassegna/selezione. */
export const addReviewSelection = (app: App, services: Services): void => {
  const { db } = services;
  const answer = async ({ reader, now, today }: ReviewReader, review: Review | undefined) => {
    const items = review ? await itemsOf(db, review.id, now) : [];
    const editions = await otherEditions(
      db,
      items.map(({ id }) => id),
      now,
    );
    const listed = items.map((item) => ({
      ...item,
      autori: [...item.autori],
      anche_in: [...(editions.get(item.id) ?? [])],
    }));
    return success({
      selezione: review ? { id: review.id, data: review.day, items: listed } : null,
      licenza: await licenceOf(db, reader.accountId, review?.id ?? null, today),
    });
  };
  app.openapi(read, async (c) => {
    const who = await requireReviewReader(c, services);
    return c.json(await answer(who, await openReview(db, who.reader.accountId, who.today)), 200);
  });
  app.openapi(write, async (c) => {
    const who = await requireReviewReader(c, services);
    const { order, section, note, ...rest } = c.req.valid('json');
    const change = { ...rest, order, section, note };
    const review = await changeSelection(db, who.reader.accountId, change, who.today, who.now);
    if (typeof review === 'string') throw faults[review]();
    return c.json(await answer(who, review), 200);
  });
};
