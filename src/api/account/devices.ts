import { array, boolean, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const device = type({
  id: string(),
  label: string(),
  browser: string(),
  os: string(),
  first_seen: optional(string()),
  last_seen: string(),
  city: nullable(string()),
  current: boolean(),
});
/** A browser with a session of the reader. */
export type Device = Infer<typeof device>;

const answer = type({ devices: array(device), limit: integer() });
export type DevicesAnswer = Infer<typeof answer>;

/** GET /api/user/devices. The last used one comes first. */
export const devicesOf = (client: Client, signal?: AbortSignal): Promise<Result<DevicesAnswer>> =>
  read(client, pathOf('devices'), answer, { signal });

/** POST /api/user/devices/{id}/delete: ends its sessions. Resolves with the remaining devices. */
export const disconnectDevice = (client: Client, id: string): Promise<Result<DevicesAnswer>> =>
  submit(client, pathOf('deviceDelete', id), {}, answer);

/** POST /api/user/devices/delete-others */
export const disconnectOthers = (client: Client): Promise<Result<DevicesAnswer>> =>
  submit(client, pathOf('devicesDeleteOthers'), {}, answer);
