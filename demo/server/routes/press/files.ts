import { createRoute, z } from '@hono/zod-openapi';
import { csvOf } from '../../../../src/rules/text/csv.ts';
import { deliveryOf } from '../../domain/press/deliveries/deliver.ts';
import { reviewPdf } from '../../domain/press/deliveries/pdf.ts';
import { ownerName } from '../../domain/press/owner.ts';
import { readProfile } from '../../domain/press/profile.ts';
import { type Content, withTexts } from '../../domain/press/stories/content.ts';
import { type Item, itemsOf, oneItem, openReview, reviewOf } from '../../domain/press/stories/selection.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { origin, refusalsOf } from '../schemas.ts';
import { notFound } from './order.ts';
import { requireReviewReader } from './reader.ts';
import { idText, readRefusals } from './schemas.ts';

const refusals = refusalsOf({
  ...readRefusals,
  404: 'No such selection or delivery of this reader, no such story: ERR_NOT_FOUND',
});
const selection = idText.optional().openapi({ description: 'Default: the open selection' });
const version = idText.optional().openapi({ description: 'A delivery: the selection as it was sent' });
const binary = z.string().openapi({ format: 'binary' });

const pdf = createRoute({
  method: 'get',
  path: '/api/user/rassegna/pdf',
  summary: 'A selection, a sent version or a single story as a tagged PDF',
  request: { query: z.object({ selezione_id: selection, invio: version, articolo: idText.optional() }) },
  responses: {
    200: { description: 'The file', content: { 'application/pdf': { schema: binary } } },
    ...refusals,
  },
  ...origin('project', 'newsstand'),
});

const csv = createRoute({
  method: 'get',
  path: '/api/user/rassegna/csv',
  summary: 'A selection or a sent version as CSV',
  request: { query: z.object({ selezione_id: selection, invio: version }) },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...refusals,
  },
  ...origin('project', 'newsstand'),
});

interface FileQuery {
  readonly selezione_id?: number | undefined;
  readonly invio?: number | undefined;
}

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

  /** Current stories with the current cover. */
  const sheetOf = async (accountId: string, day: string, items: readonly Item[]): Promise<Content> => ({
    subject: '',
    note: '',
    format: 'pdf',
    cover: (await readProfile(db, accountId)).cover,
    owner: await ownerName(db, accountId),
    day,
    items: await withTexts(db, items),
  });

  /** The current selection, or a delivery as it was sent. */
  const contentFor = async (c: AppContext, { selezione_id, invio }: FileQuery): Promise<Content> => {
    const { reader, now, today } = await requireReviewReader(c, services);
    const { accountId } = reader;
    if (invio !== undefined) {
      const sent = await deliveryOf(db, accountId, invio);
      if (!sent) throw notFound();
      return sent.content;
    }
    const review =
      selezione_id === undefined ? await openReview(db, accountId, today) : await reviewOf(db, accountId, selezione_id);
    if (!review) throw notFound();
    return sheetOf(accountId, review.day, await itemsOf(db, review.id, now));
  };

  const storyFor = async (c: AppContext, id: number): Promise<Content> => {
    const { reader, now } = await requireReviewReader(c, services);
    const item = await oneItem(db, id, now);
    if (!item) throw notFound();
    return sheetOf(reader.accountId, item.data, [item]);
  };

  app.openapi(pdf, async (c) => {
    const { articolo, ...query } = c.req.valid('query');
    const content = await (articolo === undefined ? contentFor(c, query) : storyFor(c, articolo));
    const name = `rassegna-stampa-${content.day}${articolo === undefined ? '' : `-${articolo}`}.pdf`;
    return c.body(new Uint8Array(await reviewPdf(c.get('place').brand.id, content)), 200, {
      'content-type': 'application/pdf',
      ...attachment(name),
    });
  });

  app.openapi(csv, async (c) => {
    const { items, day } = await contentFor(c, c.req.valid('query'));
    return c.text(tableOf(items), 200, {
      'content-type': 'text/csv; charset=utf-8',
      ...attachment(`rassegna-stampa-${day}.csv`),
    });
  });
};
