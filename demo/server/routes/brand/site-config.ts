import { createRoute, z } from '@hono/zod-openapi';
import type { Brand } from '../../../../src/rules/brand/brands/record.ts';
import { placeOf } from '../../base/hosts.ts';
import { recordOf } from '../../base/records.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { vapidKeys } from '../../push/vapid.ts';
import { answers, origin } from '../schemas.ts';

const link = z.object({ name: z.string(), url: z.string() });
const menuItem = link.extend({
  icon: z.string(),
  roles: z.array(z.string()).optional(),
  children: z.array(link).optional().openapi({ description: 'Entries of the submenu' }),
});

const data = z.object({
  brand: z
    .looseObject({ id: z.number().int(), sigla: z.string(), domain: z.string(), name: z.string() })
    .openapi({ description: 'The brand record without menu, footer and consent settings' }),
  menu: z.array(z.union([menuItem, z.literal('separator')])),
  footer: z.array(link),
  consent: z.object({
    siteId: z.number().int(),
    policyId: z.number().int(),
    policyUrl: z.string(),
    invalidBefore: z.string().openapi({ description: 'yyyy-mm-dd' }),
  }),
  features: z.object({ assistance_chat: z.boolean() }),
  push_public_key: z.string().openapi({ description: 'VAPID key, base64url' }),
});

const route = createRoute({
  method: 'get',
  path: '/api/site/config',
  summary: 'The configuration of a brand’s pages',
  request: {
    query: z.object({
      host: z.string().max(255).optional().openapi({ description: 'Host name; default: the requested host' }),
    }),
  },
  responses: answers(data, {}),
  ...origin('project', 'account', 'newsstand'),
});

const configOf = (
  { burgerItems, subfooter, cookieConsent, ...brand }: Brand,
  push_public_key: string,
): z.infer<typeof data> => ({
  brand,
  menu: burgerItems.map((item) => (item === 'separator' ? item : menuItem.parse(item))),
  footer: [...subfooter],
  consent: cookieConsent,
  features: { assistance_chat: true },
  push_public_key,
});

/** GET /api/site/config. */
export const addSiteConfig = (app: App, { db }: Services): void => {
  app.openapi(route, async (c) => {
    const { host } = c.req.valid('query');
    const { brand } = host === undefined ? c.get('place') : placeOf(host);
    const { publicKey } = await vapidKeys(db);
    return c.json(success(configOf(recordOf(brand), publicKey)), 200);
  });
};
