import { endSession, findSession } from '../../domain/session/store.ts';
import type { AppContext } from '../env.ts';
import type { Services } from '../services.ts';
import { clearSessionCookies, sessionCookie } from './cookies.ts';
import { bearerOf } from './reader.ts';

/** Ends the sessions of the cookie and of the bearer token, if any, and clears the cookies. */
export const signOut = async (c: AppContext, { db, now }: Services): Promise<void> => {
  const tokens = [
    ['cookie', sessionCookie(c)],
    ['bearer', bearerOf(c)],
  ] as const;
  for (const [kind, token] of tokens) {
    const session = token === undefined ? undefined : await findSession(db, token, kind);
    if (session && session.brand_id === c.get('place').brand.id) await endSession(db, session.id, now());
  }
  clearSessionCookies(c);
};
