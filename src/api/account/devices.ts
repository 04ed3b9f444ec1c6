import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const device = type({
  id: string(),
  label: string(),
  browser: string(),
  os: string(),
  last_seen: string(),
  city: nullable(string()),
  current: boolean(),
});
/** A browser in which the reader is signed in. */
export type Device = Infer<typeof device>;

const answer = type({ devices: array(device), limit: integer() });
export type DevicesAnswer = Infer<typeof answer>;

/** GET /api/user/devices: the one used last first. */
export const devicesOf = (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<DevicesAnswer>> =>
  read(client, pathOf('devices'), answer, signal);

/** POST /api/user/devices/{id}/delete: its sessions end. Resolves with those that are left. */
export const disconnectDevice = (client: HttpClient, id: string): Promise<FormResult<DevicesAnswer>> =>
  submit(client, pathOf('deviceDelete', id), {}, answer);

/** POST /api/user/devices/delete-others. */
export const disconnectOthers = (client: HttpClient): Promise<FormResult<DevicesAnswer>> =>
  submit(client, pathOf('devicesDeleteOthers'), {}, answer);
