import { type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, submit } from '../page/account-call.ts';
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
export const changePassword = (client: HttpClient, change: PasswordChange): Promise<FormResult<unknown>> =>
  submit(client, pathOf('password'), change, done);

/** POST /api/site/password-reset: a code goes to the address, if it has an account; the answer is the same if not. */
export const askReset = (client: HttpClient, email: string, captcha: string): Promise<FormResult<unknown>> =>
  submit(client, pathOf('passwordReset'), { email, 'g-recaptcha-response': captcha }, done);

/** POST /api/site/password-reset/confirm: sets a new password by the code of the mail. */
export const confirmReset = (
  client: HttpClient,
  change: { readonly code: string; readonly password: string; readonly password_confirm: string },
): Promise<FormResult<unknown>> => submit(client, pathOf('passwordResetConfirm'), change, done);
