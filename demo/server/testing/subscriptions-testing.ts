import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { accountIdOf } from '../domain/seed/people/people.ts';
import type { TestBrowser } from './signed-in.ts';
import type { TestApp } from './testing.ts';

/** The id of a person's first own subscription on a brand. */
export const subscriptionIdOf = async (db: Db, email: string, brandId = 1): Promise<number> => {
  const [row] = await db.query<{ id: number }>('select id from subscription where owner_id = $1 order by id limit 1', [
    accountIdOf(brandId, email),
  ]);
  if (!row) throw new Error(`${email} has no subscription`);
  return row.id;
};

/** The id of a seat by its status or its e-mail. */
export const seatIdOf = async (db: Db, subscriptionId: number, statusOrEmail: string): Promise<number> => {
  const [row] = await db.query<{ id: number }>(
    'select id from seat where subscription_id = $1 and (status = $2 or email = $2) order by id limit 1',
    [subscriptionId, statusOrEmail],
  );
  if (!row) throw new Error(`No seat ${statusOrEmail}`);
  return row.id;
};

export const statusOf = async (db: Db, seatId: number): Promise<string | undefined> => {
  const [row] = await db.query<{ status: string }>('select status from seat where id = $1', [seatId]);
  return row?.status;
};

/** The latest mail of a brand to an address. */
export const lastMailTo = async (
  db: Db,
  to: string,
  brandId = 1,
): Promise<{ id: number; subject: string; body_text: string } | undefined> => {
  const [row] = await db.query<{ id: number; subject: string; body_text: string }>(
    'select id, subject, body_text from mail_out where recipient = $1 and brand_id = $2 order by id desc limit 1',
    [to, brandId],
  );
  return row;
};

/** Presses a button of the provider's page; returns where it leads. */
export const decideAt = async (app: TestApp, confirmUrl: string, state: string): Promise<string | null> => {
  const body = new URLSearchParams({ state });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await app.request(confirmUrl, { method: 'POST', headers, body })).headers.get('location');
};

const envelope = z.object({ data: z.looseObject({}) });
const refusal = z.object({
  data: z.object({
    message: z.string(),
    code: z.string().optional(),
    errors: z.record(z.string(), z.string()).optional(),
  }),
});

/** The `data` of a successful answer, parsed with `schema`. */
export const dataOf = async <Schema extends z.ZodType>(
  response: Response,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const body: unknown = await response.json();
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(body)}`);
  return schema.parse(envelope.parse(body).data);
};

/** Status and code of a refusal. */
export const refusalOf = async (response: Response): Promise<{ status: number; code?: string; message: string }> => {
  const { data } = refusal.parse(await response.json());
  return { status: response.status, message: data.message, ...(data.code === undefined ? {} : { code: data.code }) };
};

export const usersIn = z.object({
  sub_users: z.array(
    z.looseObject({ id: z.number(), email: z.string().nullable(), status: z.string(), code: z.string().nullable() }),
  ),
  seats: z.object({ total: z.number(), used: z.number() }),
});

/** The seats as their owner sees them. */
export const seatsOf = async (owner: TestBrowser, subscriptionId: number): Promise<z.infer<typeof usersIn>> =>
  dataOf(await owner.get(`/api/user/subscriptions/${subscriptionId}/sub-users`), usersIn);
