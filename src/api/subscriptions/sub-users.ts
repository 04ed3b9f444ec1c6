import { array, type Infer, integer, nullable, number, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const subUser = type({
  id: integer(),
  email: nullable(string()),
  name: nullable(string()),
  note: nullable(string()),
  status: string(),
  code: nullable(string()),
  expires_at: nullable(string()),
  actions: array(string()),
});
/** A seat of a subscription. Without an e-mail address it is free. `actions` lists what is allowed. */
export type SubUser = Infer<typeof subUser>;

const list = type({ sub_users: array(subUser), seats: type({ total: number(), used: number() }) });
export type SubUsers = Infer<typeof list>;

const rowResult = type({
  row: integer(),
  email: string(),
  status: string(),
  code: nullable(string()),
  message: nullable(string()),
});
const invited = type({ sub_users: array(subUser), seats: list.schema.seats, results: array(rowResult) });
export type Invited = Infer<typeof invited>;

const one = type({ sub_user: subUser });

/** A person to invite. */
export interface Invitee {
  readonly email: string;
  readonly name?: string;
  readonly note?: string;
}

/** GET /api/user/subscriptions/{id}/sub-users */
export const subUsersOf = (client: Client, subscription: number, signal?: AbortSignal): Promise<Result<SubUsers>> =>
  read(client, pathOf('subUsers', subscription), list, { signal });

/** POST …/sub-users/invite: invites one person and sends the e-mail at once. */
export const inviteOne = (client: Client, subscription: number, invitee: Invitee): Promise<Result<Invited>> =>
  submit(client, pathOf('subUsersInvite', subscription), invitee, invited);

/** Invites many people. Each row has its own result; the e-mails follow later. */
export const inviteMany = (client: Client, subscription: number, rows: readonly Invitee[]): Promise<Result<Invited>> =>
  submit(client, pathOf('subUsersInvite', subscription), { rows }, invited);

/**
 * POST /api/user/sub-users/{id}/send: sends the code for the first time. Assigns a free seat to the named person; with
 * `send: false` without an e-mail.
 */
export const sendCode = (
  client: Client,
  id: number,
  invitee: Partial<Invitee> & { readonly send?: boolean },
): Promise<Result<{ sub_user: SubUser }>> => submit(client, pathOf('subUserSend', id), invitee, one);

/** POST /api/user/sub-users/{id}/resend: at most three times an hour. */
export const resendCode = (client: Client, id: number): Promise<Result<{ sub_user: SubUser }>> =>
  submit(client, pathOf('subUserResend', id), {}, one);

/** POST /api/user/sub-users/{id}/delete: frees the seat. */
export const removeSubUser = (client: Client, id: number): Promise<Result<{ sub_user: SubUser }>> =>
  submit(client, pathOf('subUserDelete', id), {}, one);
