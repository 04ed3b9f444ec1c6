import { exchangeCode } from '../../api/session/sign-on.ts';
import { parseUrl } from '../../platform/browser/page-url.ts';
import { jsonOf } from '../../platform/net/json.ts';
import { writeStored } from '../../platform/storage/storage.ts';
import { safeReturn } from '../../rules/brand/safe-return.ts';
import { storedSession } from '../../rules/session/session.ts';
import type { Core } from '../page/core.ts';

/**
 * Exchanges the one-time code of a sign-in for the user's data and stores the session. Resolves with a safe address to
 * return to; undefined if the code was refused, which changes nothing.
 */
export const enter = async (core: Core, code: string, returnTo: unknown): Promise<string | undefined> => {
  const result = await exchangeCode(core.clients.account, code);
  if (result.kind !== 'ok') return undefined;
  const { id_token } = result.data;
  if (!storedSession({ id_token })) return undefined;
  const own = [core.addressOf('account'), core.addressOf('site'), core.addressOf('shop')];
  const redirect_uri = safeReturn(returnTo, location.origin, own, parseUrl);
  writeStored('user', jsonOf({ id_token, redirect_uri }));
  writeStored('userPayload', jsonOf(result.data));
  return redirect_uri;
};

/** The address to return to after a refused sign-in; the start page if it is not a valid address. */
export const returnAddress = (returnTo: string): string =>
  parseUrl(returnTo || '/', location.origin)?.href ?? `${location.origin}/`;
