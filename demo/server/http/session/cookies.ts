import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { fingerprintOf } from '../../base/tokens.ts';
import type { AppContext } from '../env.ts';

const SESSION = 'np_session';
const DEVICE = 'np_device';
const XSRF = 'XSRF-TOKEN';
const DEVICE_SECONDS = 400 * 24 * 3600;

/** Whether cookies go over TLS only: where the page itself came over it. */
export const isSecure = (c: AppContext): boolean => c.get('url').protocol === 'https:';

/** The brand's domain, so that its newsstand, account site and site share the cookies; a host beside it keeps its own. */
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

/** The token by which a browser that signed in before is known again. */
export const deviceCookie = (c: AppContext): string | undefined => getCookie(c, DEVICE) || undefined;

/** The value that calls with a session cookie must repeat in `X-XSRF-TOKEN`: it follows from the session, so no other cookie will do. */
export const xsrfOf = (sessionToken: string): string => fingerprintOf(`xsrf ${sessionToken}`);

/** Sets the XSRF cookie of a session again when the browser lost it or holds another one. */
export const renewXsrf = (c: AppContext, sessionToken: string): void => {
  if (getCookie(c, XSRF) !== xsrfOf(sessionToken)) setCookie(c, XSRF, xsrfOf(sessionToken), scopeOf(c));
};

/** Signs the browser in; without `maxAge` (seconds) until it is closed. */
export const setSessionCookies = (c: AppContext, sessionToken: string, maxAge: number | undefined): void => {
  const scope = { ...scopeOf(c), ...(maxAge === undefined ? {} : { maxAge }) };
  setCookie(c, SESSION, sessionToken, { ...scope, httpOnly: true });
  setCookie(c, XSRF, xsrfOf(sessionToken), scope);
};

export const setDeviceCookie = (c: AppContext, deviceToken: string): void => {
  setCookie(c, DEVICE, deviceToken, { ...scopeOf(c), httpOnly: true, maxAge: DEVICE_SECONDS });
};

/** Signs the browser out; it is still known as a device. */
export const clearSessionCookies = (c: AppContext): void => {
  deleteCookie(c, SESSION, scopeOf(c));
  deleteCookie(c, XSRF, scopeOf(c));
};
