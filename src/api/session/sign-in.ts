import { boolean, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { call } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const answer = type({ success: boolean(), data: type({ redirect_uri: string() }) });

export interface SignIn {
  /** E-mail or user name. */
  readonly login: string;
  readonly password: string;
  /** Keeps the session after the browser is closed. */
  readonly remember: boolean;
  /** Address to return to; empty means the newsstand's home. */
  readonly redirect_uri: string;
}

/** POST /api/site/login: sets the session's cookies. Resolves with the address to go to. */
export const signIn = async (client: Client, { redirect_uri, ...fields }: SignIn): Promise<Result<string>> => {
  const body = { ...fields, ...(redirect_uri && { redirect_uri }) };
  return mapOk(
    await call(client, { method: 'POST', path: pathOf('login'), body }, answer),
    (data) => data.data.redirect_uri,
  );
};
