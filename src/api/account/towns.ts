import { array, type Infer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { read } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const town = type({ nome: string(), provincia: string(), codice_catastale: nullable(string()), cap: array(string()) });
/** A town, for addresses and fiscal codes. */
export type Town = Infer<typeof town>;

const answer = type({ comuni: array(town) });

/** GET /api/site/comuni: towns by the beginning of their name. */
export const townsNamed = async (
  client: HttpClient,
  name: string,
  signal?: AbortSignal,
): Promise<ApiResult<readonly Town[]>> => {
  const result = await read(client, pathOf('towns'), answer, signal, { q: name });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.comuni } : result;
};
