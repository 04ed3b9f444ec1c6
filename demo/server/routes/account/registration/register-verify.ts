import { createRoute, z } from '@hono/zod-openapi';
import { isShortCode } from '../../../../../src/rules/account/verification-code.ts';
import { ApiError } from '../../../base/api-error.ts';
import type { Queryable } from '../../../db/db.ts';
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
  request: jsonBody(
    z.object({
      verify_code: z
        .string()
        .min(1)
        .max(64)
        .openapi({ description: 'Six digits, or the code of the link in the mail' }),
      email: z.string().trim().max(254).optional().openapi({ description: 'The address of a code of six digits' }),
      key: z
        .uuid()
        .optional()
        .openapi({ description: 'Names this try; sent again within ten minutes, it succeeds again' }),
    }),
  ),
  responses: answers(
    z.object({
      id_code: z.string().openapi({ description: 'For GET /api/sso/id_code/{code}' }),
      redirect_uri: z.string(),
    }),
    {
      410: 'Used, older than a day or unknown: ERR_CODE_EXPIRED',
      429: 'Too many attempts from one network address, or for one e-mail address',
    },
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
// Six digits could be guessed: ten tries an hour are one in 4000 in the code's whole life.
const triesOfAddress = { name: 'verify-address', limit: 10, windowMs: 3_600_000 };
const resends = { name: 'verify-resend', limit: 5, windowMs: 3_600_000 };
/** Where a new reader goes on: to the first steps. */
const firstSteps = '/user-onboarding';

/** The account of a short code; the id of none when no account has the address. */
const accountAt = async (db: Queryable, brandId: number, email: string): Promise<string> => {
  const [account] = await db.query<{ id: string }>(
    'select id from account where brand_id = $1 and lower(email) = lower($2) and deleted_at is null',
    [brandId, email],
  );
  return account?.id ?? '';
};

/** POST /api/site/register/verify and …/resend. */
export const addRegisterVerify = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(verify, async (c) => {
    await countCall(db, attempts, addressOf(c), now(), texts.tooMany);
    const brandId = c.get('place').brand.id;
    const { verify_code: code, email = '', key } = c.req.valid('json');
    const isShort = isShortCode(code);
    if (isShort) await countCall(db, triesOfAddress, `${brandId} ${email.toLowerCase()}`, now(), texts.tooMany);
    const accountId = await db.tx(async (tx) => {
      const owner = isShort ? await accountAt(tx, brandId, email) : undefined;
      const redeemed = await redeemMailCode(tx, { code, accountId: owner, key }, 'register', now());
      if (!redeemed) return undefined;
      await tx.query('update account set verified_at = coalesce(verified_at, $2) where id = $1', [
        redeemed.accountId,
        new Date(now()),
      ]);
      await noteAudit(tx, { brandId, accountId: redeemed.accountId }, 'verified', now());
      return redeemed.accountId;
    });
    if (accountId === undefined) throw new ApiError(410, texts.expired, { code: 'ERR_CODE_EXPIRED' });
    const sessionId = await startSession(c, services, accountId, { remember: false, isFirst: true });
    const id_code = await issueIdCode(db, sessionId, firstSteps, now());
    return c.json(success({ id_code, redirect_uri: firstSteps }), 200);
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
