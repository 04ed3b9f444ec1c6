/** Specification, point 3, "Stored session": what the browser's local key `user` holds. */
export interface StoredSession {
  readonly id_token: string;
  readonly redirect_uri?: string;
}

/** A bearer token as a header can carry it, and longer than any of ours: what a page filled with something else is no session. */
const token = /^[\w.~+/=-]{1,8192}$/;

/** The session that a stored value stands for. Storage is untrusted: anything of another shape is no session. */
export const storedSession = (value: unknown): StoredSession | undefined => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'id_token')) return undefined;
  const { id_token, redirect_uri } = value as Partial<Record<keyof StoredSession, unknown>>;
  if (typeof id_token !== 'string' || !token.test(id_token)) return undefined;
  return typeof redirect_uri === 'string' && Object.hasOwn(value, 'redirect_uri')
    ? { id_token, redirect_uri }
    : { id_token };
};

/**
 * Specification, points 3 and 7: the local keys that end with a session; `BJIA` is ours, never written, and goes too, as
 * do what the reader searched for and the pages that were seen.
 */
export const sessionKeys = ['user', 'userPayload', 'notices', 'BJIA', 'np_searches', 'np_seen'] as const;

/** On which of the product's faces a page stands. An embed in a CMS page is neither and never takes the reader away. */
export type Side = 'newsstand' | 'account' | 'elsewhere';

/** The face of a host: the brand's domain is the newsstand, its `account.` host the account area. */
export const sideOf = (hostname: string, domain: string): Side => {
  if (hostname === `account.${domain}`) return 'account';
  return hostname === domain ? 'newsstand' : 'elsewhere';
};

export interface SessionEnd {
  /** Whether the server is told; local data is cleared in any case. */
  readonly logout: boolean;
  readonly redirect: 'home' | 'request-login' | 'none';
}

const redirects = { newsstand: 'home', account: 'request-login', elsewhere: 'none' } as const;

/** Specification, point 4: the codes that end a session, and whether the server is told of it. */
const endings: Readonly<Record<string, boolean>> = {
  ERR_SESSION_TOKEN_NOT_VALID: true,
  ERR_SESSION_EXPIRED: true,
  ERR_INVALID_BROWSER: false,
};

/** Whether a refused call says that the session is over. */
export const endsSession = (status: number, code: string | undefined): boolean =>
  status === 401 && code !== undefined && Object.hasOwn(endings, code);

/**
 * Specification, point 4, "Session end": what a refused call means for the session.
 * Undefined where it means nothing: another status or code, or no session was held.
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
