import { boolean, nonempty, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const config = type({ push_public_key: nonempty(string()) });

/** GET /api/site/config: the public key by which push services identify the server. */
export const pushKey = async (client: Client): Promise<Result<string>> =>
  mapOk(await read(client, pathOf('siteConfig'), config), (data) => data.push_public_key);

const answer = type({ push: type({ active: boolean() }) });
type Answer = Result<{ push: { active: boolean } }>;

interface Browser {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly user_agent: string;
}

/** POST /api/user/push/subscribe: sends the reader's notifications to this browser. */
export const addBrowser = (client: Client, browser: Browser): Promise<Answer> =>
  submit(client, pathOf('pushSubscribe'), browser, answer);

/** POST /api/user/push/unsubscribe. An unknown browser counts as unsubscribed. */
export const removeBrowser = async (client: Client, endpoint: string): Promise<Answer> => {
  const result = await submit(client, pathOf('pushUnsubscribe'), { endpoint }, answer);
  if (result.kind === 'badStatus' && result.status === 404) return { kind: 'ok', data: { push: { active: false } } };
  return result;
};

/** POST /api/user/push/state: whether this browser receives this reader's notifications. */
export const browserState = (client: Client, endpoint: string): Promise<Answer> =>
  submit(client, pathOf('pushState'), { endpoint }, answer);
