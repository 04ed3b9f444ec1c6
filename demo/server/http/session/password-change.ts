import { passwordTexts, unmetPasswordRules } from '../../../../src/rules/account/password.ts';
import { fieldMessages } from '../../../../src/rules/text/fields.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Queryable } from '../../db/db.ts';
import { attemptFor, countFailure, forgetFailures, refuseAfterFailures } from '../../domain/session/attempts.ts';
import { isLeaked } from '../../domain/session/leaked.ts';
import { isPassword } from '../../domain/session/password.ts';
import type { Reader } from '../../domain/session/reader.ts';
import { type AppContext, addressOf } from '../env.ts';
import type { Services } from '../services.ts';
import { deviceCookie } from './cookies.ts';

/** Throws the 422 `ApiError` for a new password that breaks a rule, is known to be leaked or differs from its confirmation. */
export const requireGoodPassword = (password: string, confirmation: string): void => {
  if (unmetPasswordRules(password).length > 0) {
    throw new ApiError(422, passwordTexts.faults.format, {
      code: 'ERR_PASSWORD_FORMAT',
      errors: { password: 'format' },
    });
  }
  if (isLeaked(password)) {
    throw new ApiError(422, passwordTexts.faults.leaked, {
      code: 'ERR_PASSWORD_LEAKED',
      errors: { password: 'leaked' },
    });
  }
  if (password !== confirmation) {
    throw new ApiError(422, fieldMessages.match, { errors: { password_confirm: 'match' } });
  }
};

/** Throws the 403 `ApiError` with this code for a wrong password. Failures count like failed sign-ins. */
export const requireOwnPassword = async (
  c: AppContext,
  { db, now }: Services,
  { accountId, brandId, email }: Reader,
  password: string,
  code: 'ERR_OLD_PASSWORD' | 'ERR_PASSWORD',
): Promise<void> => {
  const from = { address: addressOf(c), deviceToken: deviceCookie(c) };
  const attempt = await attemptFor(db, brandId, email, accountId, from);
  await refuseAfterFailures(db, attempt, now());
  const [row] = await db.query<{ password_hash: string | null }>('select password_hash from account where id = $1', [
    accountId,
  ]);
  if (await isPassword(password, row?.password_hash ?? null)) return forgetFailures(db, attempt);
  await countFailure(db, attempt, now());
  throw new ApiError(403, 'Password non valida.', { code });
};

/** Stores the hash of a new password. */
export const writePassword = async (db: Queryable, accountId: string, hash: string): Promise<void> => {
  await db.query('update account set password_hash = $2 where id = $1', [accountId, hash]);
};
