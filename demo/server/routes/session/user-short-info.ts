import { createRoute, z } from '@hono/zod-openapi';
import { noticesOf } from '../../domain/notices/notices.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { avatarAddress } from '../../http/session/avatar.ts';
import { requireReader } from '../../http/session/reader.ts';
import { noticeSchema, wireNotice } from '../notice-schema.ts';
import { answers, origin } from '../schemas.ts';

const data = z.object({
  avatar: z.string().nullable(),
  name: z.string(),
  surname: z.string(),
  username: z.string(),
  email: z.string(),
  avvisi: z.record(z.string(), z.array(noticeSchema)).openapi({ description: 'Menu path → its notices' }),
  userNotices: z.array(noticeSchema),
  abbonato: z.boolean(),
  abbonatoConsent: z.boolean(),
  abbonatoDigital: z.boolean(),
  abbonatoRassegna: z.boolean(),
  isCompany: z.boolean(),
  isCompanySubscribed: z.boolean(),
  isFamilySubscribed: z.boolean(),
  isSlave: z.boolean(),
});

const route = createRoute({
  method: 'get',
  path: '/api/user/short-info',
  summary: 'Who is signed in',
  request: { query: z.object({ timestamp: z.string().max(32).optional() }) },
  responses: answers(data, {
    401: 'ERR_NOT_LOGGED, ERR_SESSION_EXPIRED, ERR_SESSION_TOKEN_NOT_VALID or ERR_INVALID_BROWSER',
  }),
  ...origin('specification', 'account'),
});

/** GET /api/user/short-info, by cookie or bearer token. */
export const addUserShortInfo = (app: App, services: Services): void => {
  app.openapi(route, async (c) => {
    const { accountId, name, surname, username, email } = await requireReader(c, services);
    const { owned: _, ...flags } = await rightsOf(services.db, accountId, services.now());
    const notices = await noticesOf(services.db, accountId);
    const placed = Map.groupBy(
      notices.filter(({ menuPath }) => menuPath !== null),
      ({ menuPath }) => menuPath ?? '',
    );
    const avvisi = Object.fromEntries([...placed].map(([path, list]) => [path, list.map(wireNotice)]));
    const avatar = await avatarAddress(c, services.db, accountId);
    const userNotices = notices.map(wireNotice);
    return c.json(success({ avatar, name, surname, username, email, avvisi, userNotices, ...flags }), 200);
  });
};
