import { readStoredJson, removeStored, writeStored } from '../platform/storage.ts';
import { type StoredSession, sessionKeys, storedSession } from '../rules/session.ts';

/** The stored session: local key `user`, restored at load and stored on change (specification, points 3 and 4). */
export interface Credentials {
  /** The bearer token; undefined without a stored session. */
  token(): string | undefined;
  stored(): StoredSession | undefined;
  /** Stores a session, and the full user data it came with. */
  keep(session: StoredSession, payload: unknown): void;
  /** Takes our own keys away; a key of that name that somebody else filled is not ours. */
  clear(): void;
}

export const createCredentials = (): Credentials => ({
  token: () => storedSession(readStoredJson('user'))?.id_token,
  stored: () => storedSession(readStoredJson('user')),
  keep(session, payload) {
    writeStored('user', JSON.stringify(session));
    writeStored('userPayload', JSON.stringify(payload));
  },
  clear() {
    const isForeign = readStoredJson('user') !== undefined && !storedSession(readStoredJson('user'));
    for (const key of sessionKeys) if (key !== 'user' || !isForeign) removeStored(key);
  },
});
