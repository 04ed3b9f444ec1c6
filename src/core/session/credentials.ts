import { readStoredJson, removeStored } from '../../platform/storage/storage.ts';
import { sessionKeys, storedSession } from '../../rules/session/session.ts';

/** The stored session: local key `user` (specification, points 3 and 4). */
export interface Credentials {
  /** The bearer token; undefined without a stored session. */
  token(): string | undefined;
  /** Takes our own keys away; a key of that name that somebody else filled is not ours. */
  clear(): void;
}

export const createCredentials = (): Credentials => ({
  token: () => storedSession(readStoredJson('user'))?.id_token,
  clear() {
    const isForeign = readStoredJson('user') !== undefined && !storedSession(readStoredJson('user'));
    for (const key of sessionKeys) if (key !== 'user' || !isForeign) removeStored(key);
  },
});
