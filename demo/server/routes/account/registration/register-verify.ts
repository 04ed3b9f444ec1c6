import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../../base/api-error.ts';
import { countCall } from '../../../db/rate-limit.ts';
import { noteAudit } from '../../../domain/account/audit.ts';
import { redeemMailCode } from '../../../domain/account/mail-code.ts';
import { sendVerification } from '../../../domain/account/verification.ts';
import { issueIdCode } from '../../../domain/session/id-code.ts';
import type { App } from '../../../http/base-app.ts';
import { addressOf } from '../../../http/env.ts';
import { success } from '../../../http/envelope.ts';
import type { Services } from '../../../http/services.ts';
import { startSession } from '../../../http/session/sign-in.ts';
import { answers, jsonBody, origin } from '../../schemas.ts';

const verify = createRoute({
  method: 'post',
  path: '/api/site/register/verify',
  summary: 'Confirms the address of a new account with its code and signs the reader in',
  request: jsonBody(z.object({ verify_code: z.string().min(1).max(64) })),
  responses: answers(
    z.object({
      id_code: z.string().openapi({ description: 'For GET /api/sso/id_code/{code}' }),
      redirect_uri: z.string(),
    }),
    { 410: 'Used, older than a day or unknown: ERR_CODE_EXPIRED', 429: 'Too many attempts from one address' },
  ),
  ...origin('project', 'account'),
});

const resend = createRoute({
  method: 'post',
  path: '/api/site/register/resend',
  summary: 'Sends the code again; the answer never reveals whether the account exists',
  request: jsonBody(z.object({ email: z.string().trim().min(1).max(254) })),
  responses: answers(z.object({ message: z.string() }), { 429: 'Too many requests for one address' }),
  ...origin('project', 'account'),
});

const texts = {
  expired: 'Il codice non è valido o è scaduto. Chiedine un altro.',
  tooMany: 'Troppi tentativi in poco tempo. Riprova più tardi.',
};

const attempts = { name: 'verify', limit: 30, windowMs: 600_000 };
const resends = { name: 'verify-resend', limit: 5, windowMs: 3_600_000 };
const HOME = '/';

/** POST /api/site/register/verify and …/resend. */
export const addRegisterVerify = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(verify, async (c) => {
    await countCall(db, attempts, addressOf(c), now(), texts.tooMany);
    const brandId = c.get('place').brand.id;
    const accountId = await db.tx(async (tx) => {
      const redeemed = await redeemMailCode(tx, c.req.valid('json').verify_code, 'register', now());
      if (!redeemed) return undefined;
      await tx.query('update account set verified_at = $2 where id = $1', [redeemed.accountId, new Date(now())]);
      await noteAudit(tx, { brandId, accountId: redeemed.accountId }, 'verified', now());
      return redeemed.accountId;
    });
    if (accountId === undefined) throw new ApiError(410, texts.expired, { code: 'ERR_CODE_EXPIRED' });
    const sessionId = await startSession(c, services, accountId, false);
    const id_code = await issueIdCode(db, sessionId, HOME, now());
    return c.json(success({ id_code, redirect_uri: HOME }), 200);
  });
  app.openapi(resend, async (c) => {
    const { email } = c.req.valid('json');
    const brandId = c.get('place').brand.id;
    await countCall(db, resends, `${brandId} ${email.toLowerCase()}`, now(), texts.tooMany);
    await db.tx(async (tx) => {
      const [account] = await tx.query<{ id: string; email: string; name: string }>(
        `select id, email, coalesce(nullif(name, ''), profile ->> 'company_name', '') as name from account
          where brand_id = $1 and lower(email) = lower($2) and deleted_at is null and verified_at is null`,
        [brandId, email],
      );
      if (!account) return;
      const { id: accountId, email: to, name } = account;
      await sendVerification(tx, { brandId, accountId, email: to, name }, services.mailBase, now());
    });
    return c.json(success({ message: 'E-mail inviata.' }), 200);
  });
};
