import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const profile = type({
  keywords: array(string()),
  excluded: array(string()),
  testate: array(string()),
  schedule: type({ interval: enums(['never', 'daily', 'weekly']), time: string(), day: integer() }),
  format: enums(['pdf', 'html']),
  always_send: boolean(),
  cover: type({ title: string(), logo: nullable(string()), accent: string() }),
});
/** What a company asks of its press review: what it holds, when it goes out, how it looks. */
export type Profile = Infer<typeof profile>;
export type Cover = Profile['cover'];

const answer = type({ profilo: profile });

/** GET /api/user/rassegna/profilo. */
export const profileOf = async (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<Profile>> => {
  const result = await read(client, pathOf('rassegnaProfile'), answer, signal);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.profilo } : result;
};

/** POST /api/user/rassegna/profilo: fields left out stay. */
export const changeProfile = async (client: HttpClient, change: Partial<Profile>): Promise<FormResult<Profile>> => {
  const result = await submit(client, pathOf('rassegnaProfile'), change, answer);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.profilo } : result;
};
