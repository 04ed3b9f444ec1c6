import { boolean, type Infer, string, type } from 'superstruct';
import type { HttpClient } from '../platform/http.ts';
import { call } from './call.ts';
import { pathOf } from './paths.ts';
import type { ApiResult } from './result.ts';

/** The full User of specification, point 3: the token and everything else as the server sent it. */
export type FullUser = Infer<typeof fullUser>;
const fullUser = type({ id_token: string() });

/** GET /api/sso/id_code/{code}: exchanges the one-time code for the user's data. */
export const exchangeCode = async (client: HttpClient, code: string): Promise<ApiResult<FullUser>> => {
  const loggedAs = pathOf('idCode');
  const path = `${loggedAs}/${encodeURIComponent(code)}`;
  const result = await call(client, { method: 'GET', path, loggedAs }, type({ success: boolean(), data: fullUser }));
  if (result.kind !== 'ok') return result;
  return result.data.success ? { kind: 'ok', data: result.data.data } : { kind: 'badStatus', status: 200 };
};
