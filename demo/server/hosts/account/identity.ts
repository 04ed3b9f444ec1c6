import { z } from 'zod';
import { accountOfPerson } from '../../domain/session/identity-links.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import {
  deleteOwnCookie,
  forgetProviderSession,
  ownCookie,
  providerSession,
  setOwnCookie,
  setProviderSession,
} from '../../http/session/cookies.ts';
import { addressOfTarget, returnTarget, signedInAddress } from '../../http/session/return-target.ts';
import { startSession } from '../../http/session/sign-in.ts';
import { type Person, type ProviderId, providerIds } from '../../identity/provider.ts';
import { type IdentityFailure, identityError } from './identity-errors.ts';

const ATTEMPT_SECONDS = 600;
/** Where to go after the sign-out at the provider. */
const RETURN = 'np_signed_out';
const signOutPath = '/sso';
/** Browsers drop larger cookies; the provider then asks the reader whom to sign out. */
const MAX_TOKEN_LENGTH = 3500;

const pathOf = (id: ProviderId): string => `/sso/${id}`;
const attemptCookie = (id: ProviderId): string => `np_${id}`;
const callbackOf = (c: AppContext, id: ProviderId): string => `${c.get('url').origin}${pathOf(id)}/callback`;

const attempted = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), target: z.string() });
const signedInWith = z.tuple([z.enum(providerIds), z.string()]);

const stored = <Shape>(shape: z.ZodType<Shape>, cookie: string | undefined): Shape | undefined => {
  try {
    return shape.safeParse(JSON.parse(cookie ?? '')).data;
  } catch {
    return undefined;
  }
};

const backToForm = (c: AppContext, id: ProviderId, failure: IdentityFailure, target: string): Response => {
  const query = new URLSearchParams({
    errore: identityError(id, failure),
    ...(target === '/' ? {} : { redirect_uri: target }),
  });
  return c.redirect(`/sso/request-login?${query}`);
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Logs what an operator needs: neither the address nor the token, which hold secrets. */
const noteFailure = (c: AppContext, { log }: Services, id: ProviderId, error: unknown): void => {
  log.warn({
    id: c.get('requestId'),
    event: 'identity provider',
    provider: id,
    name: nameOf(error),
    code: codeOf(error),
  });
};

const rememberSignIn = (c: AppContext, id: ProviderId, { idToken }: Person): void => {
  const value = JSON.stringify([id, idToken.length <= MAX_TOKEN_LENGTH ? idToken : '']);
  setProviderSession(c, value);
};

/**
 * Sign-in with the brand's providers: redirects with an attempt stored in a cookie of this browser, exchanges the returned
 * code, and signs in the account of the provider's person.
 */
export const addIdentity = (app: App, services: Services): void => {
  for (const id of providerIds) {
    const path = pathOf(id);
    app.get(path, async (c, next) => {
      const provider = services.providersOf(c, id);
      if (!provider) return next();
      const target = returnTarget(c, c.req.query('redirect_uri'));
      c.header('cache-control', 'no-store');
      try {
        const { address, attempt } = await provider.begin(callbackOf(c, id));
        const value = JSON.stringify({ ...attempt, target });
        setOwnCookie(c, attemptCookie(id), value, { path, maxAge: ATTEMPT_SECONDS });
        return c.redirect(address);
      } catch (error) {
        noteFailure(c, services, id, error);
        return backToForm(c, id, 'non-riuscito', target);
      }
    });
    app.get(`${path}/callback`, async (c, next) => {
      const provider = services.providersOf(c, id);
      if (!provider) return next();
      const attempt = stored(attempted, ownCookie(c, attemptCookie(id)));
      deleteOwnCookie(c, attemptCookie(id), path);
      c.header('cache-control', 'no-store');
      if (!attempt) return backToForm(c, id, 'non-riuscito', '/');
      const { target } = attempt;
      let person: Person;
      try {
        person = await provider.finish(new URL(callbackOf(c, id) + c.get('url').search), attempt);
      } catch (error) {
        noteFailure(c, services, id, error);
        return backToForm(c, id, 'non-riuscito', target);
      }
      const placed = { id, realm: provider.realm };
      const accountId = await accountOfPerson(services.db, c.get('place').brand.id, placed, person, services.now());
      if (accountId === undefined) return backToForm(c, id, 'non-collegato', target);
      const sessionId = await startSession(c, services, accountId, { remember: true });
      rememberSignIn(c, id, person);
      return c.redirect(await signedInAddress(c, services, sessionId, returnTarget(c, target)));
    });
  }
  app.get('/sso/signed-out', (c) => {
    const target = returnTarget(c, ownCookie(c, RETURN));
    deleteOwnCookie(c, RETURN, signOutPath);
    c.header('cache-control', 'no-store');
    return c.redirect(addressOfTarget(c, target));
  });
};

/**
 * The address that ends the reader's session at the provider too, and leads to `target` afterwards; undefined for a reader
 * who signed in otherwise, and where the provider has no such address or does not answer.
 */
export const providerSignOut = async (
  c: AppContext,
  services: Services,
  target: string,
): Promise<string | undefined> => {
  const [id, idToken] = stored(signedInWith, providerSession(c)) ?? [];
  if (id === undefined || idToken === undefined) return undefined;
  forgetProviderSession(c);
  try {
    const address = await services
      .providersOf(c, id)
      ?.signOut(idToken || undefined, `${c.get('url').origin}/sso/signed-out`);
    if (address !== undefined) setOwnCookie(c, RETURN, target, { path: signOutPath, maxAge: ATTEMPT_SECONDS });
    return address;
  } catch (error) {
    noteFailure(c, services, id, error);
    return undefined;
  }
};
