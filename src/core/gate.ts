import { effect } from '@preact/signals-core';
import { sha256 } from '../platform/digest.ts';
import { readStored, writeStored } from '../platform/storage.ts';
import type { Brand } from '../rules/brands/record.ts';
import { GATE, gateDigest, isGateDigest, isGateOpen } from '../rules/password-gate.ts';
import { core } from './core.ts';
import { pageBrand } from './page.ts';

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

/** Calls back with the record of the page's brand, and with another one's where the page is configured anew. */
export const followRecord = (signal: AbortSignal, hear: (record: Brand) => void): void => {
  const stop = effect(() => {
    if (core.brand.value) void core.brandRecord().then((record) => !signal.aborted && hear(record));
  });
  signal.addEventListener('abort', stop);
};
