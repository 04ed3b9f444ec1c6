/** The value of the localStorage key `user`. */
export interface StoredSession {
  readonly id_token: string;
  readonly redirect_uri?: string;
}

/** A bearer token that a header can carry, up to 8192 characters; ours are shorter. */
const token = /^[\w.~+/=-]{1,8192}$/;

/** Reads a stored session. Storage is untrusted: a value of any other shape is not a session. */
export const storedSession = (value: unknown): StoredSession | undefined => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id_token')) return undefined;
  const { id_token, redirect_uri } = value as Partial<Record<keyof StoredSession, unknown>>;
  if (typeof id_token !== 'string' || !token.test(id_token)) return undefined;
  return typeof redirect_uri === 'string' && Object.hasOwn(value, 'redirect_uri')
    ? { id_token, redirect_uri }
    : { id_token };
};

/**
 * The localStorage keys that are removed with the session, searches and seen pages included. `BJIA` is reserved and never
 * written.
 */
export const sessionKeys = ['user', 'userPayload', 'notices', 'BJIA', 'np_searches', 'np_seen'] as const;

/** Broadcast channel on which a page tells the other tabs of a sign-in (`in`) and a sign-out (`out`). */
export const sessionChannel = 'np.session';

/** The side of the product that a page belongs to. A CMS page with embeds is `elsewhere` and never redirects. */
export type Side = 'newsstand' | 'account' | 'elsewhere';

/** The side of a host: the brand's domain is the newsstand, its `account.` host the account area. */
export const sideOf = (hostname: string, domain: string): Side => {
  if (hostname === `account.${domain}`) return 'account';
  return hostname === domain ? 'newsstand' : 'elsewhere';
};

export interface SessionEnd {
  /** Whether to call the server's logout; local data is cleared in any case. */
  readonly logout: boolean;
  readonly redirect: 'home' | 'request-login' | 'none';
}

const redirects = { newsstand: 'home', account: 'request-login', elsewhere: 'none' } as const;

/** The codes that end a session, and whether each also calls the server's logout. */
const endings: Readonly<Record<string, boolean>> = {
  ERR_SESSION_TOKEN_NOT_VALID: true,
  ERR_SESSION_EXPIRED: true,
  ERR_INVALID_BROWSER: false,
};

/** Whether a refusal ends the session: status 401 with one of the codes. */
export const endsSession = (status: number, code: string | undefined): boolean =>
  status === 401 && code !== undefined && Object.hasOwn(endings, code);

/**
 * What to do after a refusal: log out and redirect to the home page (newsstand) or the sign-in (account area). Undefined
 * for any other status or code, and when no session was held: stored, of a known reader, or said by the page.
 */
export const sessionEnd = (
  status: number,
  code: string | undefined,
  held: boolean,
  side: Side,
): SessionEnd | undefined =>
  held && code !== undefined && endsSession(status, code)
    ? { logout: endings[code] === true, redirect: redirects[side] }
    : undefined;
