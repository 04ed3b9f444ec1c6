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
/** A place of a subscription, and who has it; without an e-mail address it is free. `actions` is all that may be done with it. */
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

/** A person to invite, as typed. */
export interface Invitee {
  readonly email: string;
  readonly name?: string;
  readonly note?: string;
}

/** GET /api/user/subscriptions/{id}/sub-users */
export const subUsersOf = (client: Client, subscription: number, signal?: AbortSignal): Promise<Result<SubUsers>> =>
  read(client, pathOf('subUsers', subscription), list, { signal });

/** POST …/sub-users/invite: one person, who gets the mail at once. */
export const inviteOne = (client: Client, subscription: number, invitee: Invitee): Promise<Result<Invited>> =>
  submit(client, pathOf('subUsersInvite', subscription), invitee, invited);

/** The same for many: each row has a result of its own, and the mails follow. */
export const inviteMany = (client: Client, subscription: number, rows: readonly Invitee[]): Promise<Result<Invited>> =>
  submit(client, pathOf('subUsersInvite', subscription), { rows }, invited);

/**
 * POST /api/user/sub-users/{id}/send: the first mail with the code; a free place is given to the person named, with
 * `send: false` without a mail yet.
 */
export const sendCode = (
  client: Client,
  id: number,
  invitee: Partial<Invitee> & { readonly send?: boolean },
): Promise<Result<{ sub_user: SubUser }>> => submit(client, pathOf('subUserSend', id), invitee, one);

/** POST /api/user/sub-users/{id}/resend: three times an hour at most. */
export const resendCode = (client: Client, id: number): Promise<Result<{ sub_user: SubUser }>> =>
  submit(client, pathOf('subUserResend', id), {}, one);

/** POST /api/user/sub-users/{id}/delete: the place is free again. */
export const removeSubUser = (client: Client, id: number): Promise<Result<{ sub_user: SubUser }>> =>
  submit(client, pathOf('subUserDelete', id), {}, one);
