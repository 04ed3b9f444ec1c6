import { createRoute, z } from '@hono/zod-openapi';
import { isEmail } from '../../../../src/rules/text/fields.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Queryable } from '../../db/db.ts';
import { noteAudit } from '../../domain/account/audit.ts';
import { refuseErrors } from '../../domain/account/field-errors.ts';
import { newAddressLetter, oldAddressLetter, takenAddressLetter } from '../../domain/account/letters.ts';
import { issueMailCode, redeemMailCode } from '../../domain/account/mail-code.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireOwnPassword } from '../../http/session/password-change.ts';
import { requireReader } from '../../http/session/reader.ts';
import { countMail } from '../../mail/limits.ts';
import { sendMail } from '../../mail/outbox.ts';
import { answers, jsonBody, origin, typedText } from '../schemas.ts';

const ask = createRoute({
  method: 'post',
  path: '/api/user/email',
  summary: 'Requests a new e-mail address and sends a code to it',
  request: jsonBody(z.object({ email: typedText.pipe(z.string().max(254)), password: z.string().max(1024) })),
  responses: answers(z.object({ pending_email: z.string() }), {
    401: 'Not signed in',
    403: 'The password is wrong: ERR_PASSWORD',
    422: 'Not an address: email',
    429: 'Too many failures: ERR_TOO_MANY_ATTEMPTS; or mails: ERR_TOO_MANY_MAILS, with the time of the next one',
  }),
  ...origin('project', 'account'),
});

const confirm = createRoute({
  method: 'post',
  path: '/api/user/email/confirm',
  summary: 'Confirms the new e-mail address with its code',
  request: jsonBody(
    z.object({
      verify_code: z.string().min(1).max(64),
      key: z
        .uuid()
        .optional()
        .openapi({ description: 'Chosen by the page: sent again with the same code, it succeeds again' }),
    }),
  ),
  responses: answers(z.object({ email: z.string() }), {
    401: 'Not signed in',
    410: 'Used, older than a day, unknown, or the address is taken: ERR_CODE_EXPIRED',
  }),
  ...origin('project', 'account'),
});

const refused = (): ApiError =>
  new ApiError(410, 'Il codice non è valido o è scaduto. Chiedine un altro.', { code: 'ERR_CODE_EXPIRED' });

const isTaken = async (db: Queryable, brandId: number, email: string): Promise<boolean> => {
  const rows = await db.query(
    'select from account where brand_id = $1 and lower(email) = lower($2) and deleted_at is null',
    [brandId, email],
  );
  return rows.length > 0;
};

/** POST /api/user/email and …/confirm. A taken address gets a notice in place of a code; the answer is the same. */
export const addEmail = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(ask, async (c) => {
    const reader = await requireReader(c, services);
    const { email, password } = c.req.valid('json');
    refuseErrors(isEmail(email) ? {} : { email: 'email' });
    await requireOwnPassword(c, services, reader, password, 'ERR_PASSWORD');
    const { accountId, brandId, name } = reader;
    await countMail(db, { kind: 'email-change', sender: accountId, recipient: email }, now());
    await db.tx(async (tx) => {
      const letter = (await isTaken(tx, brandId, email))
        ? takenAddressLetter(brandId)
        : newAddressLetter(
            { brandId, base: services.mailBase },
            name,
            await issueMailCode(tx, accountId, 'email', now(), email),
          );
      return sendMail(tx, { to: email, ...letter }, now());
    });
    return c.json(success({ pending_email: email }), 200);
  });
  app.openapi(confirm, async (c) => {
    const reader = await requireReader(c, services);
    const { accountId, brandId } = reader;
    const email = await db.tx(async (tx) => {
      const { verify_code: code, key } = c.req.valid('json');
      const redeemed = await redeemMailCode(tx, { code, key }, 'email', now());
      // Thrown inside the transaction: another reader must not use the code up.
      if (redeemed?.accountId !== accountId || redeemed.email === null) throw refused();
      if (redeemed.email === reader.email) return redeemed.email;
      if (await isTaken(tx, brandId, redeemed.email)) throw refused();
      await tx.query('update account set email = $2 where id = $1', [accountId, redeemed.email]);
      await noteAudit(tx, reader, 'email_changed', now());
      await sendMail(tx, { to: reader.email, ...oldAddressLetter(brandId) }, now());
      return redeemed.email;
    });
    return c.json(success({ email }), 200);
  });
};
