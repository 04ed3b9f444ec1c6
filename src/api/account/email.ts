import { string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const pending = type({ pending_email: string() });
const confirmed = type({ email: string() });

/** POST /api/user/email: a code goes to the new address. Resolves with it. */
export const askEmail = async (client: Client, email: string, password: string): Promise<Result<string>> => {
  const result = await submit(client, pathOf('email'), { email, password }, pending);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.pending_email } : result;
};

/** POST /api/user/email/confirm: proves the new address by its code. Resolves with it. */
export const confirmEmail = async (client: Client, verify_code: string): Promise<Result<string>> => {
  const result = await submit(client, pathOf('emailConfirm'), { verify_code }, confirmed);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.email } : result;
};
