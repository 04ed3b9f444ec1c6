import { boolean, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { UserType } from '../../rules/account/profile.ts';
import type { Result } from '../../rules/page/result.ts';
import { submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

export interface Registration {
  readonly user_type: UserType;
  readonly name: string;
  readonly surname: string;
  readonly company_name: string;
  readonly email: string;
  readonly password: string;
  readonly password_confirm: string;
  readonly adult: boolean;
  readonly privacy: boolean;
  readonly consents: Readonly<Record<string, boolean>>;
}

const made = type({ verify_required: boolean() });

/** POST /api/site/register: makes an account; a code goes to its address. */
export const register = (client: Client, fields: Registration, captcha: string): Promise<Result<unknown>> =>
  submit(client, pathOf('register'), { ...fields, 'g-recaptcha-response': captcha }, made);

const verified = type({ id_code: string(), redirect_uri: string() });

/** POST /api/site/register/verify: proves the address and signs the reader in. Resolves with where to go. */
export const verifyRegistration = async (client: Client, verify_code: string): Promise<Result<string>> => {
  const result = await submit(client, pathOf('registerVerify'), { verify_code }, verified);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.redirect_uri } : result;
};

/** POST /api/site/register/resend: sends the code again, if there is such an account. */
export const resendCode = (client: Client, email: string): Promise<Result<unknown>> =>
  submit(client, pathOf('registerResend'), { email }, type({}));
