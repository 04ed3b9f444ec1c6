import { type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const done = type({});

export interface PasswordChange {
  readonly old_password: string;
  readonly password: string;
  readonly password_confirm: string;
  /** Sign out everywhere else too. */
  readonly logout_devices: boolean;
}

/** POST /api/user/password: the session ends with it. */
export const changePassword = (client: Client, change: PasswordChange): Promise<Result<unknown>> =>
  submit(client, pathOf('password'), change, done);

/** POST /api/site/password-reset: a code goes to the address, if it has an account; the answer is the same if not. */
export const askReset = (client: Client, email: string, captcha: string): Promise<Result<unknown>> =>
  submit(client, pathOf('passwordReset'), { email, 'g-recaptcha-response': captcha }, done);

/** POST /api/site/password-reset/confirm: sets a new password by the code of the mail. */
export const confirmReset = (
  client: Client,
  change: { readonly code: string; readonly password: string; readonly password_confirm: string },
): Promise<Result<unknown>> => submit(client, pathOf('passwordResetConfirm'), change, done);
