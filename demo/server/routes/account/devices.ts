import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { disconnect, liveDevices } from '../../domain/account/devices.ts';
import { deviceLabel } from '../../domain/session/user-agent.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireSession } from '../../http/session/reader.ts';
import { answers, origin } from '../schemas.ts';

/** Shown to the reader; sign-ins are never refused for it. */
const LIMIT = 5;

const data = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      browser: z.string(),
      os: z.string(),
      first_seen: z.iso.datetime(),
      last_seen: z.iso.datetime(),
      city: z.string().nullable(),
      current: z.boolean(),
    }),
  ),
  limit: z.number().int(),
});

const list = createRoute({
  method: 'get',
  path: '/api/user/devices',
  summary: 'The browsers in which the reader is signed in, last used first',
  responses: answers(data, { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const remove = createRoute({
  method: 'post',
  path: '/api/user/devices/{id}/delete',
  summary: 'Disconnects a device: its sessions end',
  request: { params: z.object({ id: z.string().max(64) }) },
  responses: answers(data, { 401: 'Not signed in', 404: 'The reader has no such device' }),
  ...origin('project', 'account'),
});

const removeOthers = createRoute({
  method: 'post',
  path: '/api/user/devices/delete-others',
  summary: 'Disconnects all other devices',
  responses: answers(data, { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

/** A reader and their browser. */
interface Session {
  readonly accountId: string;
  readonly deviceId: string;
}

/** The browsers in which a reader is signed in. */
export const devicesFor = async (
  { db, now }: Services,
  { accountId, deviceId }: Session,
): Promise<z.infer<typeof data>> => ({
  devices: (await liveDevices(db, accountId, now())).map((device) => ({
    id: device.id,
    label: deviceLabel(device),
    browser: device.browser,
    os: device.os,
    first_seen: device.created_at.toISOString(),
    last_seen: device.last_seen.toISOString(),
    city: device.city,
    current: device.id === deviceId,
  })),
  limit: LIMIT,
});

/** GET /api/user/devices, POST …/{id}/delete and …/delete-others. Disconnecting this device signs out. */
export const addDevices = (app: App, services: Services): void => {
  const { db, now } = services;
  const end = async (session: Session, matches: (id: string) => boolean): Promise<number> => {
    const ids = (await liveDevices(db, session.accountId, now())).map(({ id }) => id).filter(matches);
    return db.tx((tx) => disconnect(tx, session.accountId, ids, now()));
  };
  app.openapi(list, async (c) => c.json(success(await devicesFor(services, await requireSession(c, services))), 200));
  app.openapi(removeOthers, async (c) => {
    const session = await requireSession(c, services);
    await end(session, (id) => id !== session.deviceId);
    return c.json(success(await devicesFor(services, session)), 200);
  });
  app.openapi(remove, async (c) => {
    const session = await requireSession(c, services);
    const { id: requested } = c.req.valid('param');
    if ((await end(session, (id) => id === requested)) === 0) throw new ApiError(404, statusText(404));
    return c.json(success(await devicesFor(services, session)), 200);
  });
};
