import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../base/api-error.ts';
import { cancelPlanned, MAX_PLANNED, type Planned, plan, plannedOf } from '../../domain/press/deliveries/planned.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';
import { order, sendingOf } from './order.ts';
import { requireReviewReader } from './reader.ts';
import { day, idText, json, readRefusals, writeRefusals } from './schemas.ts';

/** A sending can be scheduled up to a year ahead. */
const MAX_AHEAD_MS = 366 * 86_400_000;

export const planned = z.object({
  id: z.number().int(),
  selezione_id: z.number().int(),
  at: z.iso.datetime().openapi({ description: 'When it is sent' }),
  state: z.enum(['waiting', 'missed']).openapi({
    description: 'Missed: when it was due, the subscription had no press review or no recipient was left',
  }),
  data: day,
  subject: z.string(),
  articoli: z.number().int(),
  destinatari: z.number().int(),
});

export const plannedData = ({ id, reviewId, at, state, content, targets }: Planned): z.infer<typeof planned> => ({
  id,
  selezione_id: reviewId,
  at: at.toISOString(),
  state,
  data: content.day,
  subject: content.subject,
  articoli: content.items.length,
  destinatari: targets.length,
});

const data = z.object({ programmati: z.array(planned) });

const add = createRoute({
  method: 'post',
  path: '/api/user/rassegna/invio/programmati',
  summary: 'Schedules the selection as it is now; recipients removed before it is sent get none',
  request: json(order.extend({ at: z.iso.datetime({ offset: true }).openapi({ description: 'When it is sent' }) })),
  responses: answers(data, {
    ...writeRefusals,
    404: 'No such selection or recipient of this reader: ERR_NOT_FOUND',
    409: `More than ${MAX_PLANNED} are scheduled: ERR_TOO_MANY`,
    422: 'A field is invalid; nothing is selected: ERR_EMPTY_SELECTION; a past time, or over a year ahead: ERR_WRONG_HOUR; no press review in the subscription at that time: ERR_NO_ACCESS',
  }),
  ...origin('project', 'newsstand'),
});

const cancel = createRoute({
  method: 'post',
  path: '/api/user/rassegna/invio/programmati/{id}/annulla',
  summary: 'Cancels a scheduled sending',
  request: { params: z.object({ id: idText }) },
  responses: answers(data, {
    ...readRefusals,
    404: 'No scheduled sending of this reader has this id: ERR_NOT_FOUND',
  }),
  ...origin('project', 'newsstand'),
});

const faults = {
  wrongHour: () => new ApiError(422, 'Scegli un’ora futura, entro un anno.', { code: 'ERR_WRONG_HOUR' }),
  noAccess: () =>
    new ApiError(422, 'A quell’ora la rassegna stampa non è più compresa nel tuo abbonamento.', {
      code: 'ERR_NO_ACCESS',
    }),
  tooMany: () => new ApiError(409, `Massimo ${MAX_PLANNED} invii programmati.`, { code: 'ERR_TOO_MANY' }),
  gone: () => new ApiError(404, 'L’invio è già partito o è stato annullato.', { code: 'ERR_NOT_FOUND' }),
};

/** POST /api/user/rassegna/invio/programmati, and POST …/{id}/annulla. */
export const addReviewPlans = (app: App, services: Services): void => {
  const { db } = services;
  const answer = async (accountId: string, now: number) =>
    success({ programmati: (await plannedOf(db, accountId, now)).map(plannedData) });

  app.openapi(add, async (c) => {
    const { reader, now } = await requireReviewReader(c, services);
    const { accountId } = reader;
    const { at, ...orderBody } = c.req.valid('json');
    const hour = Date.parse(at);
    if (hour <= now || hour > now + MAX_AHEAD_MS) throw faults.wrongHour();
    if (!(await rightsOf(db, accountId, hour)).abbonatoRassegna) throw faults.noAccess();
    const { review, targets, content } = await sendingOf(db, accountId, orderBody, now);
    const kept = await plan(db, accountId, { reviewId: review.id, at: new Date(hour), content, targets }, now);
    if (kept === undefined) throw faults.tooMany();
    return c.json(await answer(accountId, now), 200);
  });

  app.openapi(cancel, async (c) => {
    const { reader, now } = await requireReviewReader(c, services);
    if (!(await cancelPlanned(db, reader.accountId, c.req.valid('param').id))) throw faults.gone();
    return c.json(await answer(reader.accountId, now), 200);
  });
};
