import { createRoute, z } from '@hono/zod-openapi';
import { type Blob, getBlob, redeemTicket } from '../../blobs/blob-store.ts';
import { declarationsOf } from '../../domain/subscriptions/papers/declarations.ts';
import { type Receipt, receiptNumber, receiptPdf, receiptsOf } from '../../domain/subscriptions/papers/receipts.ts';
import { listFor } from '../../domain/subscriptions/store.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import { inMemory, type Sendable, sendFile } from '../../http/files/range.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { catchUp, idParams, notFound, ownRefusals } from '../common.ts';
import { answers, origin } from '../schemas.ts';

const pdf = { description: 'The document', content: { 'application/pdf': { schema: z.string() } } };
const file = { description: 'The file', content: { 'application/octet-stream': { schema: z.string() } } };
const { 200: _, ...refusals } = answers(z.null(), {
  401: ownRefusals[401],
  404: ownRefusals[404],
  422: ownRefusals[422],
});

const receiptSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['payment', 'refund']),
  date: z.iso.date(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  amount: z.number().openapi({ description: 'Euro, positive for refunds too' }),
  currency: z.string(),
  number: z.string(),
  pdf_url: z.string(),
});

const declarationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['withdrawal', 'renewal_off', 'renewal_on']),
  declared_at: z.iso.datetime(),
  content: z.string(),
  receipt_url: z.string(),
});

const list = createRoute({
  method: 'get',
  path: '/api/user/subscriptions/{id}/receipts',
  summary: 'Payments, refunds and declarations of a subscription, newest first',
  request: {
    params: idParams,
    query: z.object({ year: z.coerce.number().int().min(2000).max(2100).optional() }),
  },
  responses: answers(z.object({ receipts: z.array(receiptSchema), declarations: z.array(declarationSchema) }), {
    401: ownRefusals[401],
    404: ownRefusals[404],
    422: ownRefusals[422],
  }),
  ...origin('project', 'account'),
});

const receipt = createRoute({
  method: 'get',
  path: '/api/user/receipts/{id}/pdf',
  summary: 'A receipt as PDF',
  request: { params: idParams },
  responses: { 200: pdf, ...refusals },
  ...origin('project', 'account'),
});

const document = createRoute({
  method: 'get',
  path: '/api/user/documents/{id}',
  summary: 'A file of the reader, such as the receipt of a declaration',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: { 200: { ...pdf, content: { ...pdf.content, ...file.content } }, ...refusals },
  ...origin('project', 'account'),
});

const ticket = createRoute({
  method: 'get',
  path: '/api/site/documents/{token}',
  summary: 'A file behind a one-time link from a mail',
  request: { params: z.object({ token: z.string().max(128) }) },
  responses: { 200: { ...pdf, content: { ...pdf.content, ...file.content } }, ...refusals },
  ...origin('project', 'account'),
});

const wire = (c: AppContext, row: Receipt): z.infer<typeof receiptSchema> => ({
  id: row.id,
  kind: row.kind,
  date: row.issued_on,
  period: { from: row.period_from, to: row.period_to },
  amount: row.amount_cents / 100,
  currency: row.currency,
  number: receiptNumber(row),
  pdf_url: `${c.get('url').origin}/api/user/receipts/${row.id}/pdf`,
});

/** Sends a file as a download, never inline: its content is untrusted on this origin. */
const send = (c: AppContext, file: Sendable & Pick<Blob, 'name' | 'contentType'>): Promise<Response> =>
  sendFile(c, file, {
    'content-type': file.contentType,
    'content-disposition': `attachment; filename="${file.name.replace(/[^\w.-]+/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'cache-control': 'no-store',
  });

/** Receipts of payments, files of the reader, and files behind one-time links. */
export const addDocuments = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(list, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const { id } = c.req.valid('param');
    const { year } = c.req.valid('query');
    const [row] = await listFor(db, accountId, id);
    // Only the owner may see the payments.
    if (!row || row.seat_status !== null) throw notFound();
    const only = { subscriptionId: id, ...(year === undefined ? {} : { year }) };
    const receipts = (await receiptsOf(db, accountId, only)).map((one) => wire(c, one));
    const origin = c.get('url').origin;
    const declarations = (await declarationsOf(db, accountId, id)).map(({ documentId, declaredAt, ...one }) => ({
      ...one,
      declared_at: declaredAt.toISOString(),
      receipt_url: `${origin}/api/user/documents/${documentId}`,
    }));
    return c.json(success({ receipts, declarations }), 200);
  });
  app.openapi(receipt, async (c) => {
    const { accountId } = await requireReader(c, services);
    const [row] = await receiptsOf(db, accountId, { id: c.req.valid('param').id });
    if (!row) throw notFound();
    const bytes = await receiptPdf(row, now());
    const name = `ricevuta-${receiptNumber(row)}.pdf`;
    return send(c, { name, contentType: 'application/pdf', ...inMemory(bytes) });
  });
  app.openapi(document, async (c) => {
    const { accountId } = await requireReader(c, services);
    const blob = await getBlob(services, accountId, c.req.valid('param').id, now());
    if (!blob) throw notFound();
    return send(c, blob);
  });
  app.openapi(ticket, async (c) => {
    const blob = await redeemTicket(services, c.req.valid('param').token, now());
    if (!blob) throw notFound();
    return send(c, blob);
  });
};
