import { exchangeCode } from '../api/sign-on.ts';
import { parseUrl } from '../platform/page-url.ts';
import { safeReturn } from '../rules/links.ts';
import type { Core } from './core.ts';

/**
 * Exchanges the one-time code of a sign-in for the user's data and stores the session.
 * Resolves with the safe address to return to, or undefined where the code was refused: then nobody is signed in.
 */
export const enter = async (core: Core, code: string, returnTo: unknown): Promise<string | undefined> => {
  const result = await exchangeCode(core.clients.account, code);
  if (result.kind !== 'ok') return undefined;
  const target = safeReturn(returnTo, location.origin, [core.addressOf('account'), core.addressOf('site')], parseUrl);
  core.session.keep({ id_token: result.data.id_token, redirect_uri: target }, result.data);
  return target;
};
