import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../base/api-error.ts';
import { countCall } from '../../db/rate-limit.ts';
import { noteAudit } from '../../domain/account/audit.ts';
import { redeemMailCode } from '../../domain/account/mail-code.ts';
import { sendPasswordCode } from '../../domain/account/verification.ts';
import { forgetFailures } from '../../domain/session/attempts.ts';
import { hashPassword } from '../../domain/session/password.ts';
import { endOtherSessions } from '../../domain/session/store.ts';
import type { App } from '../../http/base-app.ts';
import { addressOf } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import { CAPTCHA_FIELD, requireCaptcha } from '../../http/require-captcha.ts';
import type { Services } from '../../http/services.ts';
import { requireGoodPassword, writePassword } from '../../http/session/password-change.ts';
import { answers, jsonBody, origin } from '../schemas.ts';
import { captchaField } from './captcha-field.ts';

const message = z.object({ message: z.string() });

const ask = createRoute({
  method: 'post',
  path: '/api/site/password-reset',
  summary: 'Sends a code to set a new password; the answer never reveals whether the account exists',
  request: jsonBody(z.object({ email: z.string().trim().min(1).max(254), ...captchaField })),
  responses: answers(message, {
    403: 'Captcha refused: ERR_CAPTCHA',
    422: 'A field is invalid',
    429: 'Too many requests for one address',
    503: 'The captcha service does not answer',
  }),
  ...origin('project', 'account'),
});

const confirm = createRoute({
  method: 'post',
  path: '/api/site/password-reset/confirm',
  summary: 'Sets a new password with the mailed code; ends all sessions',
  request: jsonBody(
    z.object({
      code: z.string().min(1).max(64),
      password: z.string().max(1024),
      password_confirm: z.string().max(1024),
    }),
  ),
  responses: answers(message, {
    410: 'Used, older than an hour or unknown: ERR_CODE_EXPIRED',
    422: 'The password breaks a rule: ERR_PASSWORD_FORMAT, ERR_PASSWORD_LEAKED; or the confirmation differs',
    429: 'Too many attempts from one address',
  }),
  ...origin('project', 'account'),
});

const texts = {
  expired: 'Il codice non è valido o è scaduto. Chiedine un altro.',
  tooMany: 'Troppi tentativi in poco tempo. Riprova più tardi.',
  unavailable: 'Qualcosa non ha funzionato. Riprova tra poco.',
};

const mails = { name: 'password-reset', limit: 5, windowMs: 3_600_000 };
const attempts = { name: 'password-confirm', limit: 30, windowMs: 600_000 };

/** POST /api/site/password-reset and …/confirm. */
export const addPasswordReset = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(ask, async (c) => {
    const { email, [CAPTCHA_FIELD]: token } = c.req.valid('json');
    const brandId = c.get('place').brand.id;
    await requireCaptcha(c, services, token, texts.unavailable);
    await countCall(db, mails, `${brandId} ${email.toLowerCase()}`, now(), texts.tooMany);
    await db.tx(async (tx) => {
      const [account] = await tx.query<{ id: string; email: string; name: string }>(
        `select id, email, coalesce(nullif(name, ''), profile ->> 'company_name', '') as name from account
          where brand_id = $1 and lower(email) = lower($2) and deleted_at is null`,
        [brandId, email],
      );
      if (!account) return;
      const { id: accountId, email: to, name } = account;
      await sendPasswordCode(tx, { brandId, accountId, email: to, name }, services.mailBase, now());
    });
    return c.json(success({ message: 'E-mail inviata.' }), 200);
  });
  app.openapi(confirm, async (c) => {
    const { code, password, password_confirm } = c.req.valid('json');
    requireGoodPassword(password, password_confirm);
    await countCall(db, attempts, addressOf(c), now(), texts.tooMany);
    const hash = await hashPassword(password);
    const isDone = await db.tx(async (tx) => {
      const redeemed = await redeemMailCode(tx, { code }, 'password', now());
      if (!redeemed) return false;
      const { accountId } = redeemed;
      await writePassword(tx, accountId, hash);
      // The code also confirms the address.
      await tx.query('update account set verified_at = coalesce(verified_at, $2) where id = $1', [
        accountId,
        new Date(now()),
      ]);
      await endOtherSessions(tx, accountId, null, now());
      // The owner may sign in from a new browser at once, whatever strangers tried.
      await forgetFailures(tx, { counted: { kind: 'account', key: accountId } });
      await noteAudit(tx, { brandId: c.get('place').brand.id, accountId }, 'password_reset', now());
      return true;
    });
    if (!isDone) throw new ApiError(410, texts.expired, { code: 'ERR_CODE_EXPIRED' });
    return c.json(success({ message: 'Password modificata: accedi di nuovo.' }), 200);
  });
};
