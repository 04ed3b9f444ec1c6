import { string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const done = type({});

export interface PasswordChange {
  readonly old_password: string;
  readonly password: string;
  readonly password_confirm: string;
  /** Also ends the sessions of other devices. */
  readonly logout_devices: boolean;
}

/** POST /api/user/password: ends this session. */
export const changePassword = (client: Client, change: PasswordChange): Promise<Result<unknown>> =>
  submit(client, pathOf('password'), change, done);

/**
 * POST /api/site/password-reset: sends a code if the address has an account. The answer does not reveal whether it
 * does.
 */
export const requestReset = (client: Client, email: string, captcha: string): Promise<Result<unknown>> =>
  submit(client, pathOf('passwordReset'), { email, 'g-recaptcha-response': captcha }, done);

/** POST /api/site/password-reset/confirm: sets a new password with the code of the e-mail. */
export const confirmReset = (
  client: Client,
  change: { readonly code: string; readonly password: string; readonly password_confirm: string },
): Promise<Result<unknown>> => submit(client, pathOf('passwordResetConfirm'), change, done);

/** POST /api/site/not-me: ends all sessions with the code of a mail. Resolves with a code for `confirmReset`. */
export const refuseAccess = async (client: Client, code: string): Promise<Result<string>> =>
  mapOk(await submit(client, pathOf('notMe'), { code }, type({ reset_code: string() })), (data) => data.reset_code);
