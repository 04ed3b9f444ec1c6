import { failureTexts } from '../../../../src/rules/page/failures.ts';
import { ApiError } from '../../base/api-error.ts';
import { ifAvailable } from '../../db/unavailable.ts';
import { type Reader, readerIn } from '../../domain/session/reader.ts';
import { findSession, noteSeen, type PresentedSession } from '../../domain/session/store.ts';
import { browserOf } from '../../domain/session/user-agent.ts';
import type { AppContext } from '../env.ts';
import type { Services } from '../services.ts';
import { sessionCookie } from './cookies.ts';

/** Why a call that needs a reader has none. */
export type SessionCode =
  | 'ERR_NOT_LOGGED'
  | 'ERR_SESSION_EXPIRED'
  | 'ERR_SESSION_TOKEN_NOT_VALID'
  | 'ERR_INVALID_BROWSER';

const messages: Readonly<Record<SessionCode, string>> = {
  ERR_NOT_LOGGED: 'Accedi per continuare.',
  ERR_SESSION_EXPIRED: failureTexts.sessionEnded,
  ERR_SESSION_TOKEN_NOT_VALID: failureTexts.sessionEnded,
  ERR_INVALID_BROWSER: failureTexts.sessionEnded,
};

export const sessionRefusal = (code: SessionCode): ApiError => new ApiError(401, messages[code], { code });

/** Whether a browser presented a session that is over. */
export const isOver = (session: PresentedSession | SessionCode): boolean =>
  typeof session === 'string' && session !== 'ERR_NOT_LOGGED';

/** The bearer token; undefined without the header, empty when the header is malformed. */
export const bearerOf = (c: AppContext): string | undefined => {
  const header = c.req.header('authorization');
  if (header === undefined) return undefined;
  return /^Bearer ([\w-]{1,256})$/i.exec(header.trim())?.[1] ?? '';
};

const cookieHosts: ReadonlySet<string> = new Set(['account', 'newsstand', 'site']);

/** The bearer token takes precedence over the cookie. The archive, run by another provider, ignores cookies. */
const presented = async (
  c: AppContext,
  { db }: Services,
  bearer: string | undefined,
): Promise<PresentedSession | SessionCode> => {
  const cookie = cookieHosts.has(c.get('place').kind) ? sessionCookie(c) : undefined;
  if (bearer === undefined && cookie === undefined) return 'ERR_NOT_LOGGED';
  const found = await (bearer === undefined
    ? findSession(db, cookie ?? '', 'cookie')
    : findSession(db, bearer, 'bearer'));
  return found ?? 'ERR_SESSION_TOKEN_NOT_VALID';
};

/** Why a session is invalid for this brand and browser; undefined for a valid one. */
const verdict = (c: AppContext, session: PresentedSession, now: number): SessionCode | undefined => {
  const { kind, brand } = c.get('place');
  if (kind !== 'archive' && session.brand_id !== brand.id) return 'ERR_SESSION_TOKEN_NOT_VALID';
  if (session.deleted_at !== null) return 'ERR_SESSION_TOKEN_NOT_VALID';
  if (session.revoked_at !== null) return 'ERR_INVALID_BROWSER';
  if (session.ended_at !== null) return 'ERR_SESSION_TOKEN_NOT_VALID';
  if (session.expires_at.getTime() <= now) return 'ERR_SESSION_EXPIRED';
  if (browserOf(c.req.header('user-agent')).browser !== session.browser) return 'ERR_INVALID_BROWSER';
  return undefined;
};

/** The valid session of the caller, or the code of the refusal. */
export const sessionOf = (c: AppContext, services: Services): Promise<PresentedSession | SessionCode> =>
  liveSession(c, services, bearerOf(c));

/** As `sessionOf`, but ignores the bearer token. */
export const cookieSessionOf = (c: AppContext, services: Services): Promise<PresentedSession | SessionCode> =>
  liveSession(c, services, undefined);

const liveSession = async (
  c: AppContext,
  services: Services,
  bearer: string | undefined,
): Promise<PresentedSession | SessionCode> => {
  const session = await presented(c, services, bearer);
  if (typeof session === 'string') return session;
  const now = services.now();
  const code = verdict(c, session, now);
  if (code !== undefined) return code;
  await ifAvailable(() => noteSeen(services.db, session, now));
  return session;
};

/** The reader, for calls open to visitors; undefined without a valid session. */
export const readerOf = async (c: AppContext, services: Services): Promise<Reader | undefined> => {
  const session = await sessionOf(c, services);
  return typeof session === 'string' ? undefined : readerIn(session);
};

/** As `requireReader`, with the session for calls that act on it. */
export const requireSession = async (
  c: AppContext,
  services: Services,
): Promise<Reader & { readonly sessionId: string; readonly deviceId: string }> => {
  const session = await sessionOf(c, services);
  if (typeof session === 'string') throw sessionRefusal(session);
  return { ...readerIn(session), sessionId: session.id, deviceId: session.device_id };
};

/** The reader; without a valid session throws the 401 `ApiError` with a `SessionCode` (see src/rules/session/session.ts). */
export const requireReader = async (c: AppContext, services: Services): Promise<Reader> => {
  const { sessionId: _, deviceId: __, ...reader } = await requireSession(c, services);
  return reader;
};
