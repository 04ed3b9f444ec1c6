import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const topic = type({
  id: string(),
  name: string(),
  group: string(),
  image: nullable(string()),
  followed: boolean(),
  push: boolean(),
});
/** A place or subject, and whether the reader follows it. `push` means with notifications. */
export type Topic = Infer<typeof topic>;

/** GET /api/user/topics */
export const topicsOf = (client: Client, signal?: AbortSignal): Promise<Result<{ topics: Topic[] }>> =>
  read(client, pathOf('topics'), type({ topics: array(topic) }), { signal });

/** POST /api/user/topics/{id}. Resolves with the updated topic. */
export const setTopic = (
  client: Client,
  id: string,
  choice: Pick<Topic, 'followed' | 'push'>,
): Promise<Result<{ topic: Topic }>> => submit(client, pathOf('topic', id), choice, type({ topic }));
