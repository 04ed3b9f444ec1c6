import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const topic = type({
  id: string(),
  name: string(),
  group: string(),
  image: nullable(string()),
  followed: boolean(),
  push: boolean(),
});
/** A place or subject, and whether the reader follows it; `push`: its bell is on. */
export type Topic = Infer<typeof topic>;

/** GET /api/user/topics: those of the brand. */
export const topicsOf = (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<{ topics: Topic[] }>> =>
  read(client, pathOf('topics'), type({ topics: array(topic) }), signal);

/** POST /api/user/topics/{id}. Resolves with the topic as it is now. */
export const setTopic = (
  client: HttpClient,
  id: string,
  choice: Pick<Topic, 'followed' | 'push'>,
): Promise<FormResult<{ topic: Topic }>> => submit(client, pathOf('topic', id), choice, type({ topic }));
