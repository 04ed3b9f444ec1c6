import { type Infer, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

/** The token, and all other fields as the server sent them. */
export type FullUser = Infer<typeof fullUser>;
const fullUser = type({ id_token: string() });

/** GET /api/sso/id_code/{code}: exchanges the one-time code for the user's data. */
export const exchangeCode = (client: Client, code: string): Promise<Result<FullUser>> => {
  const loggedAs = pathOf('idCode');
  return read(client, `${loggedAs}/${encodeURIComponent(code)}`, fullUser, { loggedAs });
};
