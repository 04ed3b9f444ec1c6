import { readStoredJson, removeStored } from '../../platform/storage/storage.ts';
import { sessionKeys, storedSession } from '../../rules/session/session.ts';

/** The stored session, under the local key `user`. */
export interface Credentials {
  /** The bearer token; undefined without a stored session. */
  token(): string | undefined;
  /** Removes the session's keys. Keeps a `user` key that is not ours. */
  clear(): void;
}

export const createCredentials = (): Credentials => ({
  token: () => storedSession(readStoredJson('user'))?.id_token,
  clear() {
    const isForeign = readStoredJson('user') !== undefined && !storedSession(readStoredJson('user'));
    for (const key of sessionKeys) if (key !== 'user' || !isForeign) removeStored(key);
  },
});
