import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { fingerprintOf } from '../../base/tokens.ts';
import type { AppContext } from '../env.ts';

const SESSION = 'np_session';
const DEVICE = 'np_device';
const XSRF = 'XSRF-TOKEN';
const DEVICE_SECONDS = 400 * 24 * 3600;

/** Cookies are `Secure` when the page itself came over TLS. */
export const isSecure = (c: AppContext): boolean => c.get('url').protocol === 'https:';

/** Scopes cookies to the brand's domain, shared by newsstand, account site and site. Other hosts keep their own. */
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
export const deviceCookie = (c: AppContext): string | undefined => getCookie(c, DEVICE) || undefined;

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
  setCookie(c, DEVICE, deviceToken, { ...scopeOf(c), httpOnly: true, maxAge: DEVICE_SECONDS });
};

/** Clears the session cookies; the device cookie stays. */
export const clearSessionCookies = (c: AppContext): void => {
  deleteCookie(c, SESSION, scopeOf(c));
  deleteCookie(c, XSRF, scopeOf(c));
};
