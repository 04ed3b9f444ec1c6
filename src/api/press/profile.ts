import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const profile = type({
  keywords: array(string()),
  excluded: array(string()),
  testate: array(string()),
  schedule: type({ interval: enums(['never', 'daily', 'weekly']), time: string(), day: integer() }),
  format: enums(['pdf', 'html']),
  always_send: boolean(),
  cover: type({ title: string(), logo: nullable(string()), accent: string() }),
});
/** A company's settings of its press review: keywords, schedule and appearance. */
export type Profile = Infer<typeof profile>;
export type Cover = Profile['cover'];

const answer = type({ profilo: profile });

/** GET /api/user/rassegna/profilo */
export const profileOf = async (client: Client, signal?: AbortSignal): Promise<Result<Profile>> =>
  mapOk(await read(client, pathOf('rassegnaProfile'), answer, { signal }), (data) => data.profilo);

/** POST /api/user/rassegna/profilo: keeps the fields left out. */
export const changeProfile = async (client: Client, change: Partial<Profile>): Promise<Result<Profile>> =>
  mapOk(await submit(client, pathOf('rassegnaProfile'), change, answer), (data) => data.profilo);
