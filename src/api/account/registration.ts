import { boolean, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { UserType } from '../../rules/account/profile.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
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

const created = type({ verify_required: boolean() });

/** POST /api/site/register: creates an account and sends a code to its address. */
export const register = (client: Client, fields: Registration, captcha: string): Promise<Result<unknown>> =>
  submit(client, pathOf('register'), { ...fields, 'g-recaptcha-response': captcha }, created);

const verified = type({ id_code: string(), redirect_uri: string() });

/** A try to confirm an address. */
export interface Verification {
  /** Of the mail, or of its link. */
  readonly verify_code: string;
  /** The address; unknown to a reader who opened the link. */
  readonly email?: string;
  /** Names the try: sent again after a lost answer, it succeeds again. */
  readonly key: string;
}

/** POST /api/site/register/verify: confirms the address and signs in. Resolves with the address to go to. */
export const verifyRegistration = async (client: Client, verification: Verification): Promise<Result<string>> =>
  mapOk(await submit(client, pathOf('registerVerify'), verification, verified), (data) => data.redirect_uri);

/** POST /api/site/register/resend: sends the code again if the account exists. */
export const resendCode = (client: Client, email: string): Promise<Result<unknown>> =>
  submit(client, pathOf('registerResend'), { email }, type({}));
