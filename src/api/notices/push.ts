import { boolean, nonempty, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const config = type({ push_public_key: nonempty(string()) });

/** GET /api/site/config, as far as push needs it: the key by which push services know the server. */
export const pushKey = async (client: HttpClient): Promise<ApiResult<string>> => {
  const result = await read(client, pathOf('siteConfig'), config);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.push_public_key } : result;
};

const answer = type({ push: type({ active: boolean() }) });
type Answer = FormResult<{ push: { active: boolean } }>;

interface Browser {
  readonly endpoint: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly user_agent: string;
}

/** POST /api/user/push/subscribe: this browser takes the reader's notifications. */
export const addBrowser = (client: HttpClient, browser: Browser): Promise<Answer> =>
  submit(client, pathOf('pushSubscribe'), browser, answer);

/** POST /api/user/push/unsubscribe; a browser that the server does not know takes none either. */
export const removeBrowser = async (client: HttpClient, endpoint: string): Promise<Answer> => {
  const result = await submit(client, pathOf('pushUnsubscribe'), { endpoint }, answer);
  if (result.kind === 'badStatus' && result.status === 404) return { kind: 'ok', data: { push: { active: false } } };
  return result;
};

/** POST /api/user/push/state: whether this browser takes this reader's notifications, and not another's. */
export const browserState = (client: HttpClient, endpoint: string): Promise<Answer> =>
  submit(client, pathOf('pushState'), { endpoint }, answer);
