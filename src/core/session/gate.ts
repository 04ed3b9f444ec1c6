import { sha256 } from '../../platform/browser/digest.ts';
import { readStored, writeStored } from '../../platform/storage/storage.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { GATE, gateDigest, isGateDigest, isGateOpen } from '../../rules/session/password-gate.ts';
import { followRecord, type Subscriber } from '../brand/follow-record.ts';
import { pageBrand } from '../page/page.ts';

/** The digest of the password that protects this page; undefined without one. */
export const digestOf = (given: string | undefined): string | undefined => gateDigest(pageBrand().sigla, given);

/** Whether a digest is valid, so that some password may match it. */
export const isReadable = (digest: string): boolean => isGateDigest(digest);

/** Whether the content shows: the page has no password, or this browser entered it before. */
export const isOpen = (digest: string | undefined): boolean => isGateOpen(digest, readStored(GATE));

/** Compares a password and stores the result. */
export const tryPassword = async (password: string, digest: string | undefined): Promise<boolean> => {
  const isRight = (await sha256(password)) === digest;
  writeStored(GATE, String(isRight));
  return isRight;
};

/** Calls back with the gate of the brand's record. */
export const followGate = (
  subscriber: Subscriber,
  callback: (record: Pick<Brand, 'name' | 'gateDigest'>) => void,
): void => followRecord(subscriber, callback);
