import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../base/api-error.ts';
import { countCall } from '../../db/rate-limit.ts';
import { refuseAccess } from '../../domain/session/access-mail.ts';
import type { App } from '../../http/base-app.ts';
import { addressOf } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { clearSessionCookies } from '../../http/session/cookies.ts';
import { answers, jsonBody, origin } from '../schemas.ts';

const route = createRoute({
  method: 'post',
  path: '/api/site/not-me',
  summary: 'With the code of a mail about a sign-in: ends all sessions and voids the password',
  request: jsonBody(z.object({ code: z.string().min(1).max(64) })),
  responses: answers(
    z.object({ reset_code: z.string().openapi({ description: 'For /api/site/password-reset/confirm, for an hour' }) }),
    {
      410: 'Used, older than seven days or unknown: ERR_CODE_EXPIRED',
      422: 'A field is invalid',
      429: 'Too many attempts from one address',
    },
  ),
  ...origin('project', 'account'),
});

const expired = 'Questo collegamento non vale più. Se temi che altri usino il tuo account, scegli una nuova password.';
const tooMany = 'Troppi tentativi in poco tempo. Riprova più tardi.';
const attempts = { name: 'not-me', limit: 30, windowMs: 600_000 };

/** POST /api/site/not-me. */
export const addNotMe = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(route, async (c) => {
    await countCall(db, attempts, addressOf(c), now(), tooMany);
    const { code } = c.req.valid('json');
    const resetCode = await db.tx((tx) => refuseAccess(tx, c.get('place').brand.id, code, now()));
    if (resetCode === undefined) throw new ApiError(410, expired, { code: 'ERR_CODE_EXPIRED' });
    clearSessionCookies(c);
    return c.json(success({ reset_code: resetCode }), 200);
  });
};
