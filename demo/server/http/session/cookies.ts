import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { fingerprintOf } from '../../base/tokens.ts';
import type { AppContext } from '../env.ts';

const SESSION = 'np_session';
const DEVICE = 'np_device';
const XSRF = 'XSRF-TOKEN';
const DEVICE_SECONDS = 400 * 24 * 3600;
const PROVIDER_SESSION = 'np_signed_in';
const providerSessionPlace = { path: '/sso', maxAge: 400 * 24 * 3600 } as const;
const ENDED = 'np_ended';
/** Only the sign-in page reads it. */
const endedPlace = { path: '/sso', maxAge: 60 } as const;

const isSecure = (c: AppContext): boolean => c.get('url').protocol === 'https:';

/** A cookie of this host alone. */
interface OwnCookie {
  readonly path: string;
  readonly maxAge: number;
}

/**
 * Sets a cookie that scripts cannot read and no other host receives. Over TLS its name begins with `__Host-`, so that no
 * other host of the domain can set it; that prefix requires the path `/`.
 */
export const setOwnCookie = (c: AppContext, name: string, value: string, { path, maxAge }: OwnCookie): void => {
  const common = { httpOnly: true, sameSite: 'Lax', maxAge } as const;
  if (isSecure(c)) setCookie(c, name, value, { ...common, prefix: 'host', secure: true, path: '/' });
  else setCookie(c, name, value, { ...common, path });
};

/** The value that `setOwnCookie` stored. */
export const ownCookie = (c: AppContext, name: string): string | undefined =>
  (isSecure(c) ? getCookie(c, name, 'host') : getCookie(c, name)) || undefined;

export const deleteOwnCookie = (c: AppContext, name: string, path: string): void => {
  if (isSecure(c)) deleteCookie(c, name, { prefix: 'host', secure: true, path: '/' });
  else deleteCookie(c, name, { path });
};

/** Remembers with which provider and token this browser's reader signed in: the sign-out ends that session too. */
export const setProviderSession = (c: AppContext, value: string): void =>
  setOwnCookie(c, PROVIDER_SESSION, value, providerSessionPlace);

export const providerSession = (c: AppContext): string | undefined => ownCookie(c, PROVIDER_SESSION);

export const forgetProviderSession = (c: AppContext): void =>
  deleteOwnCookie(c, PROVIDER_SESSION, providerSessionPlace.path);

/** Scopes cookies, `Secure` over TLS, to the brand's domain, shared by newsstand, account site and site. Other hosts keep their own. */
const scopeOf = (c: AppContext) => {
  const { hostname } = c.get('url');
  const { domain } = c.get('place').brand;
  return {
    path: '/',
    sameSite: 'Lax' as const,
    secure: isSecure(c),
    ...(hostname === domain || hostname.endsWith(`.${domain}`) ? { domain } : {}),
  };
};

/** The session token that the browser sent as a cookie. */
export const sessionCookie = (c: AppContext): string | undefined => getCookie(c, SESSION) || undefined;

/** The token that recognises a browser that signed in before. */
export const deviceCookie = (c: AppContext): string | undefined => ownCookie(c, DEVICE);

/** The value that calls with a session cookie repeat in `X-XSRF-TOKEN`. Derived from the session token, so no other cookie passes. */
export const xsrfOf = (sessionToken: string): string => fingerprintOf(`xsrf ${sessionToken}`);

/** Sets the XSRF cookie again when it is missing or wrong. */
export const renewXsrf = (c: AppContext, sessionToken: string): void => {
  if (getCookie(c, XSRF) !== xsrfOf(sessionToken)) setCookie(c, XSRF, xsrfOf(sessionToken), scopeOf(c));
};

/** Sets the session cookies for `maxAge` seconds; without it, until the browser closes. */
export const setSessionCookies = (c: AppContext, sessionToken: string, maxAge: number | undefined): void => {
  const scope = { ...scopeOf(c), ...(maxAge === undefined ? {} : { maxAge }) };
  setCookie(c, SESSION, sessionToken, { ...scope, httpOnly: true });
  setCookie(c, XSRF, xsrfOf(sessionToken), scope);
};

export const setDeviceCookie = (c: AppContext, deviceToken: string): void => {
  setOwnCookie(c, DEVICE, deviceToken, { path: '/', maxAge: DEVICE_SECONDS });
};

/** Clears the session cookies; the device cookie stays. */
export const clearSessionCookies = (c: AppContext): void => {
  deleteCookie(c, SESSION, scopeOf(c));
  deleteCookie(c, XSRF, scopeOf(c));
};

/** Remembers for a minute that the session of the browser ended without its reader, for the sign-in page. */
export const noteEnd = (c: AppContext): void => setOwnCookie(c, ENDED, '1', endedPlace);

/** Whether `noteEnd` was called; true once. */
export const takeEnd = (c: AppContext): boolean => {
  const isNoted = ownCookie(c, ENDED) !== undefined;
  if (isNoted) deleteOwnCookie(c, ENDED, endedPlace.path);
  return isNoted;
};
