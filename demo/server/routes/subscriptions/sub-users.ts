import { createRoute, z } from '@hono/zod-openapi';
import { seatCoder } from '../../domain/subscriptions/seats/codes.ts';
import { inviteOne, inviteRows, inviteTexts } from '../../domain/subscriptions/seats/invite.ts';
import { seatsIn, seatView, subUserSchema } from '../../domain/subscriptions/seats/seats.ts';
import { listFor } from '../../domain/subscriptions/store.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { catchUp, idParams, jsonBody, notFound, ownRefusals } from '../common.ts';
import { answers, origin, typedText } from '../schemas.ts';

const shortText = (max: number) => typedText.pipe(z.string().max(max));
const MAX_ROWS = 1000;

export const inviteeFields = {
  email: shortText(254).openapi({ format: 'email' }),
  name: shortText(50).optional(),
  note: shortText(200).optional(),
};

const seatsSchema = z.object({ total: z.number().int(), used: z.number().int() });
const listData = z.object({ sub_users: z.array(subUserSchema), seats: seatsSchema });

const results = z
  .array(
    z.object({
      row: z.number().int().openapi({ description: 'From 1, as sent' }),
      email: z.string(),
      status: z.enum(['invited', 'refused']),
      code: z
        .enum(['ERR_EMAIL', 'ERR_SELF_INVITE', 'ERR_ALREADY_INVITED', 'ERR_NO_SEATS', 'ERR_TOO_MANY_MAILS'])
        .nullable(),
      message: z.string().nullable(),
    }),
  )
  .openapi({ description: 'One per row; empty for a single invitation' });

const list = createRoute({
  method: 'get',
  path: '/api/user/subscriptions/{id}/sub-users',
  summary: 'The seats of an own subscription and their users',
  request: { params: idParams },
  responses: answers(listData, { 401: ownRefusals[401], 404: ownRefusals[404], 422: ownRefusals[422] }),
  ...origin('project', 'account'),
});

const one = z.object({
  ...inviteeFields,
  send: z.boolean().default(true).openapi({ description: 'false: assigns the seat; /send sends the mail' }),
});
const many = z.object({ rows: z.array(z.object(inviteeFields)).min(1).max(MAX_ROWS) });

const invite = createRoute({
  method: 'post',
  path: '/api/user/subscriptions/{id}/sub-users/invite',
  summary: 'Invites one person, or a list whose mails the server sends later',
  request: { params: idParams, body: jsonBody(z.union([many, one])) },
  responses: answers(listData.extend({ results }), {
    ...ownRefusals,
    429: 'Many mails in a day by this owner, or to this person: ERR_TOO_MANY_MAILS',
    409: 'ERR_NO_SEATS, ERR_ALREADY_INVITED, ERR_NO_INVITES',
    422: 'ERR_SELF_INVITE, ERR_EMAIL, or a field is invalid',
  }),
  ...origin('project', 'account'),
});

const listOf = async ({ db }: Services, accountId: string, id: number): Promise<z.infer<typeof listData>> => {
  const [row] = await listFor(db, accountId, id);
  if (!row || row.seat_status !== null) throw notFound();
  const coder = await seatCoder(db);
  const seats = await seatsIn(db, id);
  return {
    sub_users: seats.map((seat) => seatView(seat, coder)),
    seats: { total: row.seats, used: seats.length },
  };
};

const inviteeOf = ({ email, name, note }: z.infer<typeof one> | z.infer<typeof many>['rows'][number]) => ({
  email,
  name: name || null,
  note: note || null,
});

/** GET …/{id}/sub-users and POST …/{id}/sub-users/invite. */
export const addSubUsers = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(list, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    return c.json(success(await listOf(services, accountId, c.req.valid('param').id)), 200);
  });
  app.openapi(invite, async (c) => {
    const { accountId } = await requireReader(c, services);
    await catchUp(services);
    const body = c.req.valid('json');
    const subscriptionId = c.req.valid('param').id;
    const owner = { accountId, subscriptionId };
    const done = 'rows' in body ? await inviteRows(db, owner, body.rows.map(inviteeOf), now()) : [];
    if (!('rows' in body))
      await inviteOne(db, owner, { ...inviteeOf(body), send: body.send }, services.mailBase, now());
    const rows = done.map(({ row, email, fault }) => ({
      row,
      email,
      status: fault === undefined ? ('invited' as const) : ('refused' as const),
      code: fault ?? null,
      message: fault === undefined ? null : inviteTexts[fault],
    }));
    return c.json(success({ ...(await listOf(services, accountId, subscriptionId)), results: rows }), 200);
  });
};
