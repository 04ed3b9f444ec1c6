import { createRoute, z } from '@hono/zod-openapi';
import { csvOf } from '../../../../src/rules/csv.ts';
import type { App } from '../../http/base-app.ts';
import { ApiError, statusText } from '../../http/envelope.ts';
import { type Content, withTexts } from '../../rassegna/content.ts';
import { ownerName } from '../../rassegna/owner.ts';
import { reviewPdf } from '../../rassegna/pdf.ts';
import { readProfile } from '../../rassegna/profile.ts';
import { type Item, itemsOf, oneItem, openReview, type Review, reviewOf } from '../../rassegna/selection.ts';
import type { Services } from '../../services.ts';
import { origin, refusalsOf } from '../schemas.ts';
import { requireReviewReader } from './reader.ts';
import { idText, readRefusals } from './schemas.ts';

const refusals = refusalsOf({ ...readRefusals, 404: 'No such selection of this reader, no such story: ERR_NOT_FOUND' });
const selection = idText.optional().openapi({ description: 'Default: the one that is worked on' });
const binary = z.string().openapi({ format: 'binary' });

const pdf = createRoute({
  method: 'get',
  path: '/api/user/rassegna/pdf',
  summary: 'A selection, or a single story, as a tagged PDF',
  request: { query: z.object({ selezione_id: selection, articolo: idText.optional() }) },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: binary } } },
    ...refusals,
  },
  ...origin('project', 'newsstand'),
});

const csv = createRoute({
  method: 'get',
  path: '/api/user/rassegna/csv',
  summary: 'A selection as a table for spreadsheets',
  request: { query: z.object({ selezione_id: selection }) },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
  ...origin('project', 'newsstand'),
});

const notFound = (): ApiError => new ApiError(404, statusText(404), { code: 'ERR_NOT_FOUND' });
const headings = ['ID', 'Edizione', 'Data', 'Titolo', 'Autori', 'Pagina', 'Testata', 'Sezione', 'Nota'];

const attachment = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });

const tableOf = (items: readonly Item[]): string =>
  csvOf([
    headings,
    ...items.map((item) => [
      item.id,
      item.edizione,
      item.data,
      item.titolo,
      item.autori.join(', '),
      item.pagina ?? '',
      item.testata,
      item.sezione,
      item.nota,
    ]),
  ]);

/** GET /api/user/rassegna/pdf and GET /api/user/rassegna/csv. */
export const addReviewFiles = (app: App, services: Services): void => {
  const { db } = services;
  const own = async (accountId: string, id: number | undefined, today: string): Promise<Review> => {
    const review = id === undefined ? await openReview(db, accountId, today) : await reviewOf(db, accountId, id);
    if (!review) throw notFound();
    return review;
  };
  app.openapi(pdf, async (c) => {
    const { reader, now, today } = await requireReviewReader(c, services);
    const { accountId } = reader;
    const { selezione_id, articolo } = c.req.valid('query');
    const single = articolo === undefined ? undefined : await oneItem(db, articolo, now);
    if (articolo !== undefined && !single) throw notFound();
    const review = single ? undefined : await own(accountId, selezione_id, today);
    const items = single ? [single] : review ? await itemsOf(db, review.id, now) : [];
    const content: Content = {
      subject: '',
      note: '',
      format: 'pdf',
      cover: (await readProfile(db, accountId)).cover,
      owner: await ownerName(db, accountId),
      day: single?.data ?? review?.day ?? '',
      items: await withTexts(db, items),
    };
    const name = `rassegna-stampa-${content.day}${single ? `-${single.id}` : ''}.pdf`;
    return c.body(new Uint8Array(await reviewPdf(content)), 200, {
      'content-type': 'application/pdf',
      ...attachment(name),
    });
  });
  app.openapi(csv, async (c) => {
    const { reader, now, today } = await requireReviewReader(c, services);
    const review = await own(reader.accountId, c.req.valid('query').selezione_id, today);
    return c.text(tableOf(await itemsOf(db, review.id, now)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      ...attachment(`rassegna-stampa-${review.day}.csv`),
    });
  });
};
