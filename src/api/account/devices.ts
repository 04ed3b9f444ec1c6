import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

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
export const devicesOf = (client: Client, signal?: AbortSignal): Promise<Result<DevicesAnswer>> =>
  read(client, pathOf('devices'), answer, { signal });

/** POST /api/user/devices/{id}/delete: its sessions end. Resolves with those that are left. */
export const disconnectDevice = (client: Client, id: string): Promise<Result<DevicesAnswer>> =>
  submit(client, pathOf('deviceDelete', id), {}, answer);

/** POST /api/user/devices/delete-others. */
export const disconnectOthers = (client: Client): Promise<Result<DevicesAnswer>> =>
  submit(client, pathOf('devicesDeleteOthers'), {}, answer);
