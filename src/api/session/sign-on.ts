import { type Infer, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { callEnveloped } from '../page/enveloped.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

/** The full User of specification, point 3: the token and everything else as the server sent it. */
export type FullUser = Infer<typeof fullUser>;
const fullUser = type({ id_token: string() });

/** GET /api/sso/id_code/{code}: exchanges the one-time code for the user's data. */
export const exchangeCode = (client: HttpClient, code: string): Promise<ApiResult<FullUser>> => {
  const loggedAs = pathOf('idCode');
  const path = `${loggedAs}/${encodeURIComponent(code)}`;
  return callEnveloped(client, { method: 'GET', path, loggedAs }, fullUser);
};
