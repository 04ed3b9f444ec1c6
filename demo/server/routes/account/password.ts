import { createRoute, z } from '@hono/zod-openapi';
import { noteAudit } from '../../domain/account/audit.ts';
import { hashPassword } from '../../domain/session/password.ts';
import { endOtherSessions, endSession } from '../../domain/session/store.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { clearSessionCookies } from '../../http/session/cookies.ts';
import { requireGoodPassword, requireOwnPassword, writePassword } from '../../http/session/password-change.ts';
import { requireSession } from '../../http/session/reader.ts';
import { answers, jsonBody, origin } from '../schemas.ts';

const secret = z.string().max(1024);

const body = z.object({
  old_password: secret,
  password: secret,
  password_confirm: secret,
  logout_devices: z.boolean().default(false).openapi({ description: 'Also sign out all other devices' }),
});

const route = createRoute({
  method: 'post',
  path: '/api/user/password',
  summary: 'Changes the password; the reader signs in again',
  request: jsonBody(body),
  responses: answers(z.object({ message: z.string() }), {
    401: 'Not signed in',
    403: 'The old password is wrong: ERR_OLD_PASSWORD',
    422: 'The new password breaks a rule: ERR_PASSWORD_FORMAT, ERR_PASSWORD_LEAKED; or the confirmation differs',
    429: 'Too many failures: ERR_TOO_MANY_ATTEMPTS',
  }),
  ...origin('project', 'account'),
});

/** POST /api/user/password. */
export const addPassword = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(route, async (c) => {
    const session = await requireSession(c, services);
    const { old_password, password, password_confirm, logout_devices } = c.req.valid('json');
    requireGoodPassword(password, password_confirm);
    await requireOwnPassword(c, services, session, old_password, 'ERR_OLD_PASSWORD');
    const hash = await hashPassword(password);
    await db.tx(async (tx) => {
      await writePassword(tx, session.accountId, hash);
      await endSession(tx, session.sessionId, now());
      if (logout_devices) await endOtherSessions(tx, session.accountId, null, now());
      await noteAudit(tx, session, 'password_changed', now());
    });
    clearSessionCookies(c);
    return c.json(success({ message: 'Password modificata: accedi di nuovo.' }), 200);
  });
};
