import { sha256 } from '../../platform/browser/digest.ts';
import { readStored, writeStored } from '../../platform/storage/storage.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { GATE, gateDigest, isGateDigest, isGateOpen } from '../../rules/session/password-gate.ts';
import { followRecord, type Stay } from '../brand/follow-record.ts';
import { pageBrand } from '../page/page.ts';

/** The digest that stands before a page of this brand; undefined where nothing does. */
export const digestOf = (given: string | undefined): string | undefined => gateDigest(pageBrand().sigla, given);

/** Whether some password may fit. */
export const isReadable = (digest: string): boolean => isGateDigest(digest);

/** Whether the content shows: nothing stands before it, or the password was accepted on this site before. */
export const isOpen = (digest: string | undefined): boolean => isGateOpen(digest, readStored(GATE));

/** Compares what was typed, and remembers the result. */
export const tryPassword = async (password: string, digest: string | undefined): Promise<boolean> => {
  const isRight = (await sha256(password)) === digest;
  writeStored(GATE, String(isRight));
  return isRight;
};

/** Calls back with what the brand's record says of its gate. */
export const followGate = (stay: Stay, hear: (record: Pick<Brand, 'name' | 'gateDigest'>) => void): void =>
  followRecord(stay, hear);
