import { createRoute, z } from '@hono/zod-openapi';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { returnTarget, signedInAddress } from '../../http/session/return-target.ts';
import { signIn } from '../../http/session/sign-in.ts';
import { answers, origin } from '../schemas.ts';

const body = z.object({
  login: z.string().trim().min(1).max(254).openapi({ description: 'E-mail or user name' }),
  password: z.string().min(1).max(1024),
  remember: z.boolean().default(false).openapi({ description: 'Stay signed in when the browser is closed' }),
  redirect_uri: z.string().max(2048).optional().openapi({ description: 'Where to return after the sign-in' }),
});

const route = createRoute({
  method: 'post',
  path: '/api/site/login',
  summary: 'Signs a reader in and sets the session cookies',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: answers(
    z.object({
      redirect_uri: z
        .string()
        .openapi({ description: 'The next address; on the newsstand it carries a one-time id_code' }),
    }),
    {
      401: 'Wrong credentials: ERR_CREDENTIALS',
      403: 'Origin refused: ERR_ORIGIN. Address not confirmed yet: ERR_NOT_VERIFIED',
      422: 'A field is invalid',
      429: 'Too many failures for this account or from this address: ERR_TOO_MANY_ATTEMPTS',
    },
  ),
  ...origin('project', 'account'),
});

/** POST /api/site/login: the sign-in of /sso/request-login for pages with script. */
export const addLogin = (app: App, services: Services): void => {
  app.openapi(route, async (c) => {
    const { redirect_uri, ...credentials } = c.req.valid('json');
    const sessionId = await signIn(c, services, credentials);
    const target = returnTarget(c, redirect_uri);
    return c.json(success({ redirect_uri: await signedInAddress(c, services, sessionId, target) }), 200);
  });
};
