import { array, type Infer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const town = type({ nome: string(), provincia: string(), codice_catastale: nullable(string()), cap: array(string()) });
/** A town, for addresses and fiscal codes. */
export type Town = Infer<typeof town>;

const answer = type({ comuni: array(town) });

/** GET /api/site/comuni: towns by the beginning of their name. */
export const townsNamed = async (
  client: Client,
  name: string,
  signal?: AbortSignal,
): Promise<Result<readonly Town[]>> => {
  const result = await read(client, pathOf('towns'), answer, { signal, query: { q: name } });
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.comuni } : result;
};
