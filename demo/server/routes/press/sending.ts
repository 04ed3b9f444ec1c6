import { createRoute, z } from '@hono/zod-openapi';
import { mailOf } from '../../domain/press/deliveries/compose.ts';
import { type Delivery, deliver, deliveriesOf, deliveryOf, redeliver } from '../../domain/press/deliveries/deliver.ts';
import { plannedOf } from '../../domain/press/deliveries/planned.ts';
import { licenceOf } from '../../domain/press/licence.ts';
import { openReview } from '../../domain/press/stories/selection.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';
import { notFound, order, sendingOf } from './order.ts';
import { planned, plannedData } from './planned.ts';
import { requireReviewReader } from './reader.ts';
import { day, idText, json, licence, readRefusals, writeRefusals } from './schemas.ts';

const LISTED = 50;

const delivery = z.object({
  id: z.number().int(),
  selezione_id: z.number().int(),
  version: z.number().int().openapi({ description: 'A change after sending starts the next version' }),
  data: day,
  subject: z.string(),
  format: z.enum(['pdf', 'html']),
  articoli: z.number().int(),
  items: z
    .array(z.object({ id: z.number().int(), titolo: z.string(), sezione: z.string(), nota: z.string() }))
    .openapi({ description: 'The stories as delivered, in order' }),
  created_at: z.iso.datetime(),
  recipients: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      status: z.enum(['sent', 'failed']),
      reason: z.string().nullable(),
      attempts: z.number().int(),
      at: z.iso.datetime(),
    }),
  ),
});

const missing = { 404: 'No such selection, recipient or delivery of this reader: ERR_NOT_FOUND' };

const send = createRoute({
  method: 'post',
  path: '/api/user/rassegna/invio',
  summary: 'Sends the selection; recipients who have this version do not get it again',
  request: json(order),
  responses: answers(z.object({ invio: delivery, licenza: licence }), {
    ...writeRefusals,
    ...missing,
    422: 'A field is invalid, or nothing is selected: ERR_EMPTY_SELECTION',
  }),
  ...origin('project', 'newsstand'),
});

const repeat = createRoute({
  method: 'post',
  path: '/api/user/rassegna/invio/{id}/ripeti',
  summary: 'Retries the recipients whose delivery failed',
  request: { params: z.object({ id: idText }) },
  responses: answers(z.object({ invio: delivery, licenza: licence }), { ...readRefusals, ...missing }),
  ...origin('project', 'newsstand'),
});

const ledger = createRoute({
  method: 'get',
  path: '/api/user/rassegna/invio',
  summary: `The last ${LISTED} deliveries with their recipients, newest first, and the scheduled sendings`,
  responses: answers(z.object({ invii: z.array(delivery), programmati: z.array(planned), licenza: licence }), {
    401: readRefusals[401],
    403: readRefusals[403],
  }),
  ...origin('project', 'newsstand'),
});

const deliveryData = ({ id, reviewId, version, createdAt, content, lines }: Delivery): z.infer<typeof delivery> => ({
  id,
  selezione_id: reviewId,
  version,
  data: content.day,
  subject: content.subject,
  format: content.format,
  articoli: content.items.length,
  items: content.items.map(({ id, titolo, sezione, nota }) => ({ id, titolo, sezione, nota })),
  created_at: createdAt.toISOString(),
  recipients: lines.map((line) => ({ ...line, at: line.at.toISOString() })),
});

/** GET and POST /api/user/rassegna/invio, and POST …/{id}/ripeti. */
export const addReviewSending = (app: App, services: Services): void => {
  const { db } = services;

  const answer = async (accountId: string, deliveryId: number, today: string) => {
    const sent = await deliveryOf(db, accountId, deliveryId);
    if (!sent) throw notFound();
    return success({
      invio: deliveryData(sent),
      licenza: await licenceOf(db, accountId, (await openReview(db, accountId, today))?.id ?? null, today),
    });
  };

  app.openapi(ledger, async (c) => {
    const { reader, now, today } = await requireReviewReader(c, services);
    const open = await openReview(db, reader.accountId, today);
    const invii = (await deliveriesOf(db, reader.accountId, LISTED)).map(deliveryData);
    const programmati = (await plannedOf(db, reader.accountId, now)).map(plannedData);
    const licenza = await licenceOf(db, reader.accountId, open?.id ?? null, today);
    return c.json(success({ invii, programmati, licenza }), 200);
  });

  app.openapi(send, async (c) => {
    const { reader, now, today } = await requireReviewReader(c, services);
    const { accountId, brandId } = reader;
    const { review, targets, content } = await sendingOf(db, accountId, c.req.valid('json'), now);
    const mailTo = await mailOf(brandId, content);
    const deliveryId = await deliver(db, { id: review.id, content, targets, mailTo }, now);
    return c.json(await answer(accountId, deliveryId, today), 200);
  });

  app.openapi(repeat, async (c) => {
    const { reader, now, today } = await requireReviewReader(c, services);
    const sent = await deliveryOf(db, reader.accountId, c.req.valid('param').id);
    if (!sent) throw notFound();
    await redeliver(db, sent.id, await mailOf(reader.brandId, sent.content), now);
    return c.json(await answer(reader.accountId, sent.id, today), 200);
  });
};
