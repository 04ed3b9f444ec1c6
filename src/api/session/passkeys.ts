import { array, boolean, type Infer, integer, literal, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const passkey = type({
  id: string(),
  name: string(),
  synced: boolean(),
  created_at: string(),
  last_used_at: nullable(string()),
});
/** A passkey of the reader. */
export type Passkey = Infer<typeof passkey>;

const answer = type({ passkeys: array(passkey), limit: integer() });
export type PasskeysAnswer = Infer<typeof answer>;

/** Options of WebAuthn; what is not named here passes through. */
const creation = type({
  options: type({
    challenge: string(),
    rp: type({ name: string() }),
    user: type({ id: string(), name: string(), displayName: string() }),
    pubKeyCredParams: array(type({ type: literal('public-key'), alg: integer() })),
  }),
});

/** GET /api/user/passkeys, oldest first. */
export const passkeysOf = (client: Client, signal?: AbortSignal): Promise<Result<PasskeysAnswer>> =>
  read(client, pathOf('passkeys'), answer, { signal });

/** GET /api/user/passkeys/options: what the browser needs to make a passkey. */
export const creationOptions = async (client: Client): Promise<Result<Infer<typeof creation>['options']>> =>
  mapOk(await read(client, pathOf('passkeysOptions'), creation), (data) => data.options);

/** POST /api/user/passkeys: stores an authenticator's answer. Resolves with all passkeys. */
export const addPasskey = (client: Client, made: object): Promise<Result<PasskeysAnswer>> =>
  submit(client, pathOf('passkeys'), { passkey: made }, answer);

/** POST /api/user/passkeys/{id} */
export const renamePasskey = (client: Client, id: string, name: string): Promise<Result<PasskeysAnswer>> =>
  submit(client, pathOf('passkey', id), { name }, answer);

/** POST /api/user/passkeys/{id}/delete. Resolves with the remaining passkeys. */
export const removePasskey = (client: Client, id: string): Promise<Result<PasskeysAnswer>> =>
  submit(client, pathOf('passkeyDelete', id), {}, answer);
