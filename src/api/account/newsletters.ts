import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

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
/** A newsletter and whether the reader gets it. `group`: its theme. */
export type Newsletter = Infer<typeof newsletter>;

const several = type({ newsletters: array(newsletter) });
const one = type({ newsletter });

/** GET /api/user/newsletters: those of a brand, by its code. */
export const newslettersOf = (
  client: HttpClient,
  brand: string,
  signal?: AbortSignal,
): Promise<ApiResult<{ newsletters: Newsletter[] }>> => read(client, pathOf('newsletters'), several, signal, { brand });

/** POST /api/user/newsletters/{id}. Resolves with the newsletter as it is now. */
export const setNewsletter = (
  client: HttpClient,
  id: string,
  subscribed: boolean,
): Promise<FormResult<{ newsletter: Newsletter }>> => submit(client, pathOf('newsletter', id), { subscribed }, one);

/** POST /api/user/newsletters/unsubscribe-all: those of every brand. */
export const endAllNewsletters = (client: HttpClient): Promise<FormResult<{ newsletters: Newsletter[] }>> =>
  submit(client, pathOf('newslettersEndAll'), {}, several);
