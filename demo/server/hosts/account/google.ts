import { originOf } from '../../base/hosts.ts';
import { newToken } from '../../base/tokens.ts';
import type { Queryable } from '../../db/db.ts';
import { redeemGoogleCode } from '../../domain/session/google-codes.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { deleteOwnCookie, ownCookie, setOwnCookie } from '../../http/session/cookies.ts';
import { returnTarget, signedInAddress } from '../../http/session/return-target.ts';
import { startSession } from '../../http/session/sign-in.ts';
import type { GoogleError } from './google-errors.ts';

const STATE = 'np_google';
const STATE_SECONDS = 600;
const path = '/sso/google';

const callbackOf = (c: AppContext): string => `${c.get('url').origin}${path}/callback`;

const linkedAccount = async (db: Queryable, brandId: number, subject: string): Promise<string | undefined> => {
  const [row] = await db.query<{ account_id: string }>(
    'select account_id from google_link where brand_id = $1 and subject = $2',
    [brandId, subject],
  );
  return row?.account_id;
};

const backToForm = (c: AppContext, error: GoogleError, target: string): Response => {
  const query = new URLSearchParams({ errore: error, ...(target === '/' ? {} : { redirect_uri: target }) });
  return c.redirect(`/sso/request-login?${query}`);
};

/**
 * Sign-in with the Google-like provider: redirects with a state stored in a cookie of this browser, exchanges the
 * returned code, and signs in the account linked to the provider's person.
 */
export const addGoogleSignIn = (app: App, services: Services): void => {
  app.get(path, (c) => {
    const state = newToken();
    const target = returnTarget(c, c.req.query('redirect_uri'));
    setOwnCookie(c, STATE, JSON.stringify([state, target]), { path, maxAge: STATE_SECONDS });
    const query = new URLSearchParams({
      client_id: `np-${c.get('place').brand.sigla}`,
      redirect_uri: callbackOf(c),
      state,
    });
    return c.redirect(`${originOf('third.localhost', c.get('url'))}/google/authorize?${query}`);
  });
  app.get(`${path}/callback`, async (c) => {
    const [state, target] = stateOf(ownCookie(c, STATE));
    deleteOwnCookie(c, STATE, path);
    c.header('cache-control', 'no-store');
    const code = c.req.query('code');
    const isOurs = state !== undefined && c.req.query('state') === state;
    if (!isOurs || code === undefined) return backToForm(c, 'google-non-riuscito', target);
    const subject = await redeemGoogleCode(services, code, callbackOf(c));
    if (subject === undefined) return backToForm(c, 'google-non-riuscito', target);
    const accountId = await linkedAccount(services.db, c.get('place').brand.id, subject);
    if (accountId === undefined) return backToForm(c, 'google-non-collegato', target);
    const sessionId = await startSession(c, services, accountId, { remember: true });
    return c.redirect(await signedInAddress(c, services, sessionId, returnTarget(c, target)));
  });
};

const stateOf = (cookie: string | undefined): [string | undefined, string] => {
  try {
    const parts: unknown = JSON.parse(cookie ?? '');
    const [state, target] = Array.isArray(parts) ? parts : [];
    return typeof state === 'string' && typeof target === 'string' ? [state, target] : [undefined, '/'];
  } catch {
    return [undefined, '/'];
  }
};
