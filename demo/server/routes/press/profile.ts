import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { cleanLogo } from '../../domain/press/logo.ts';
import { type Profile, profileSchema, readProfile, writeProfile } from '../../domain/press/profile.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';
import { requireReviewReader } from './reader.ts';
import { json, readRefusals, writeRefusals } from './schemas.ts';

const data = z.object({ profilo: profileSchema });

const read = createRoute({
  method: 'get',
  path: '/api/user/rassegna/profilo',
  summary: 'The press review’s keywords, schedule and layout',
  responses: answers(data, { 401: readRefusals[401], 403: readRefusals[403] }),
  ...origin('project', 'newsstand'),
});

const write = createRoute({
  method: 'post',
  path: '/api/user/rassegna/profilo',
  summary: 'Changes the profile; fields left out stay',
  request: json(profileSchema.partial()),
  responses: answers(data, writeRefusals),
  ...origin('project', 'newsstand'),
});

const drawable = async (profile: Profile): Promise<Profile> => {
  if (profile.cover.logo === null) return profile;
  const logo = await cleanLogo(profile.cover.logo);
  if (logo === undefined) throw new ApiError(422, statusText(422), { errors: { 'cover.logo': 'invalid_picture' } });
  return { ...profile, cover: { ...profile.cover, logo } };
};

const changed = (known: Profile, given: Partial<{ [Key in keyof Profile]: Profile[Key] | undefined }>): Profile => ({
  keywords: given.keywords ?? known.keywords,
  excluded: given.excluded ?? known.excluded,
  testate: given.testate ?? known.testate,
  schedule: given.schedule ?? known.schedule,
  format: given.format ?? known.format,
  always_send: given.always_send ?? known.always_send,
  cover: given.cover ?? known.cover,
});

/** GET and POST /api/user/rassegna/profilo. */
export const addReviewProfile = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(read, async (c) => {
    const { accountId } = (await requireReviewReader(c, services)).reader;
    return c.json(success({ profilo: await readProfile(db, accountId) }), 200);
  });
  app.openapi(write, async (c) => {
    const { reader, now } = await requireReviewReader(c, services);
    const profilo = await drawable(changed(await readProfile(db, reader.accountId), c.req.valid('json')));
    await writeProfile(db, reader.accountId, profilo, now);
    return c.json(success({ profilo }), 200);
  });
};
