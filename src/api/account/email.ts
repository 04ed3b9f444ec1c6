import { string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const pending = type({ pending_email: string() });
const confirmed = type({ email: string() });

/** POST /api/user/email: sends a code to the new address. Resolves with that address. */
export const requestEmail = async (client: Client, email: string, password: string): Promise<Result<string>> =>
  mapOk(await submit(client, pathOf('email'), { email, password }, pending), (data) => data.pending_email);

/**
 * POST /api/user/email/confirm: confirms the new address with its code. Resolves with that address. Sent again with the
 * same key after a lost answer, it succeeds again.
 */
export const confirmEmail = async (
  client: Client,
  change: { readonly verify_code: string; readonly key: string },
): Promise<Result<string>> =>
  mapOk(await submit(client, pathOf('emailConfirm'), change, confirmed), (data) => data.email);
