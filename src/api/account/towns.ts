import { array, type Infer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const town = type({ nome: string(), provincia: string(), codice_catastale: nullable(string()), cap: array(string()) });
/** A town, for addresses and fiscal codes. */
export type Town = Infer<typeof town>;

const answer = type({ comuni: array(town) });

/** GET /api/site/comuni: the towns whose name starts with `name`. */
export const townsNamed = async (
  client: Client,
  name: string,
  signal?: AbortSignal,
): Promise<Result<readonly Town[]>> =>
  mapOk(await read(client, pathOf('towns'), answer, { signal, query: { q: name } }), (data) => data.comuni);
