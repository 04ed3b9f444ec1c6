import { string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

/** Options of WebAuthn; what is not named here passes through. */
const options = type({ options: type({ challenge: string(), rpId: string() }) });

/** GET /api/site/passkey/options: a challenge for any passkey of the brand. */
export const passkeyOptions = async (
  client: Client,
  signal?: AbortSignal,
): Promise<Result<(typeof options)['TYPE']['options']>> =>
  mapOk(await read(client, pathOf('passkeyOptions'), options, { signal }), (data) => data.options);

/** POST /api/site/passkey/login: as `signIn`, with an authenticator's answer. */
export const signInWithPasskey = async (
  client: Client,
  body: { readonly passkey: object; readonly remember: boolean; readonly redirect_uri: string },
): Promise<Result<string>> => {
  const { redirect_uri, ...fields } = body;
  const sent = { ...fields, ...(redirect_uri && { redirect_uri }) };
  return mapOk(
    await submit(client, pathOf('passkeyLogin'), sent, type({ redirect_uri: string() })),
    (data) => data.redirect_uri,
  );
};
