import { boolean, nonempty, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const config = type({ push_public_key: nonempty(string()) });

/** GET /api/site/config, as far as push needs it: the key by which push services know the server. */
export const pushKey = async (client: Client): Promise<Result<string>> => {
  const result = await read(client, pathOf('siteConfig'), config);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.push_public_key } : result;
};

const answer = type({ push: type({ active: boolean() }) });
type Answer = Result<{ push: { active: boolean } }>;

interface Browser {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly user_agent: string;
}

/** POST /api/user/push/subscribe: this browser takes the reader's notifications. */
export const addBrowser = (client: Client, browser: Browser): Promise<Answer> =>
  submit(client, pathOf('pushSubscribe'), browser, answer);

/** POST /api/user/push/unsubscribe; a browser that the server does not know takes none either. */
export const removeBrowser = async (client: Client, endpoint: string): Promise<Answer> => {
  const result = await submit(client, pathOf('pushUnsubscribe'), { endpoint }, answer);
  if (result.kind === 'badStatus' && result.status === 404) return { kind: 'ok', data: { push: { active: false } } };
  return result;
};

/** POST /api/user/push/state: whether this browser takes this reader's notifications, and not another's. */
export const browserState = (client: Client, endpoint: string): Promise<Answer> =>
  submit(client, pathOf('pushState'), { endpoint }, answer);
