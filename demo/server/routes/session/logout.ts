import { createRoute, z } from '@hono/zod-openapi';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { noteEnd } from '../../http/session/cookies.ts';
import { cookieSessionOf, isOver } from '../../http/session/reader.ts';
import { signOut } from '../../http/session/sign-out.ts';
import { answers, origin } from '../schemas.ts';

const logoutRoute = <Path extends '/api/logout' | '/logout'>(path: Path, host: 'account' | 'newsstand') =>
  createRoute({
    method: 'post',
    path,
    summary: 'Ends the session of the cookie and of the bearer token',
    responses: answers(z.object({ message: z.string() }), {
      403: 'Origin refused: ERR_ORIGIN. Cookie without its XSRF header: ERR_XSRF',
    }),
    ...origin('specification', host),
  });

const done = success({ message: 'Operazione completata.' });

/** POST /api/logout of the account host; succeeds without a session too. The sign-in page says so after one that is over. */
export const addAccountLogout = (app: App, services: Services): void => {
  app.openapi(logoutRoute('/api/logout', 'account'), async (c) => {
    if (isOver(await cookieSessionOf(c, services))) noteEnd(c);
    await signOut(c, services);
    return c.json(done, 200);
  });
};

/** POST /logout of the newsstand; succeeds without a session too. */
export const addNewsstandLogout = (app: App, services: Services): void => {
  app.openapi(logoutRoute('/logout', 'newsstand'), async (c) => {
    await signOut(c, services);
    return c.json(done, 200);
  });
};
