import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const newsletter = type({
  id: string(),
  name: string(),
  description: string(),
  frequency: string(),
  group: string(),
  image: nullable(string()),
  subscribers_only: boolean(),
  subscribed: boolean(),
  sample_url: string(),
});
/** A newsletter, and whether the reader is subscribed. `group` is its theme. */
export type Newsletter = Infer<typeof newsletter>;

const list = type({ newsletters: array(newsletter) });
const one = type({ newsletter });

/** GET /api/user/newsletters. `brand` is a brand code. */
export const newslettersOf = (
  client: Client,
  brand: string,
  signal?: AbortSignal,
): Promise<Result<{ newsletters: Newsletter[] }>> =>
  read(client, pathOf('newsletters'), list, { signal, query: { brand } });

/** POST /api/user/newsletters/{id}. Resolves with the updated newsletter. */
export const setNewsletter = (
  client: Client,
  id: string,
  subscribed: boolean,
): Promise<Result<{ newsletter: Newsletter }>> => submit(client, pathOf('newsletter', id), { subscribed }, one);

/** POST /api/user/newsletters/unsubscribe-all: unsubscribes from all newsletters of all brands. */
export const unsubscribeFromAll = (client: Client): Promise<Result<{ newsletters: Newsletter[] }>> =>
  submit(client, pathOf('newslettersEndAll'), {}, list);
