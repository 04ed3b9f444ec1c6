import { createRoute, z } from '@hono/zod-openapi';
import { seatCoder } from '../../domain/subscriptions/seats/codes.ts';
import { removeSeat, resendCode, sendCode } from '../../domain/subscriptions/seats/manage-seat.ts';
import { seatsIn, seatView, subUserSchema } from '../../domain/subscriptions/seats/seats.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { catchUp, idParams, notFound, ownRefusals } from '../common.ts';
import { answers, origin } from '../schemas.ts';
import { inviteeFields } from './sub-users.ts';

const data = z.object({ sub_user: subUserSchema });

const actionRoute = <Path extends string>(path: Path, summary: string, refusals: Readonly<Record<number, string>>) =>
  createRoute({
    method: 'post',
    path,
    summary,
    request: { params: idParams },
    responses: answers(data, { ...ownRefusals, ...refusals }),
    ...origin('project', 'account'),
  });

const resend = actionRoute('/api/user/sub-users/{id}/resend', 'Sends the activation code again', {
  409: 'ERR_STATUS: this status has no code to send again',
  429: 'More than three times an hour, or many mails in a day: ERR_TOO_MANY_MAILS',
});

const remove = actionRoute('/api/user/sub-users/{id}/delete', 'Removes a seat, whatever its status', {});

const body = z
  .object(inviteeFields)
  .partial()
  .extend({
    send: z.boolean().default(true).openapi({ description: 'false: assigns a free seat without sending its code' }),
  });

const send = createRoute({
  method: 'post',
  path: '/api/user/sub-users/{id}/send',
  summary: 'Sends the activation code for the first time; assigns a free seat to the person in the body',
  request: {
    params: idParams,
    body: { content: { 'application/json': { schema: body } } },
  },
  responses: answers(data, {
    ...ownRefusals,
    409: 'ERR_STATUS, ERR_ALREADY_INVITED',
    422: 'ERR_EMAIL: a free seat needs a person; ERR_SELF_INVITE',
  }),
  ...origin('project', 'account'),
});

/** POST /api/user/sub-users/{id}/resend, …/send and …/delete. */
export const addSubUserActions = (app: App, services: Services): void => {
  const { db, now } = services;
  const viewSeat = async (subscriptionId: number, id: number): Promise<z.infer<typeof data>> => {
    const seat = (await seatsIn(db, subscriptionId)).find((one) => one.id === id);
    if (!seat) throw notFound();
    return { sub_user: seatView(seat, await seatCoder(db)) };
  };
  app.openapi(send, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const { id } = c.req.valid('param');
    const { email, name, note, send: sendNow } = c.req.valid('json');
    const invitee = email === undefined ? undefined : { email, name: name || null, note: note || null, send: sendNow };
    const subscriptionId = await sendCode(db, accountId, id, invitee, services.mailBase, now());
    return c.json(success(await viewSeat(subscriptionId, id)), 200);
  });
  app.openapi(resend, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const { id } = c.req.valid('param');
    return c.json(success(await viewSeat(await resendCode(db, accountId, id, services.mailBase, now()), id)), 200);
  });
  app.openapi(remove, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { id } = c.req.valid('param');
    const seat = await removeSeat(db, accountId, id);
    return c.json(success({ sub_user: seatView(seat, await seatCoder(db)) }), 200);
  });
};
