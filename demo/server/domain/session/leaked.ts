import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A Bloom filter of the 100,000 most frequent passwords of SecLists (Daniel Miessler, MIT), in lower case; written by
 * demo/server/leaked-write.ts. One in 15,000 other texts is taken for one of them.
 */
const file = new URL('./leaked-passwords.bin', import.meta.url);

export const FILTER_BITS = 2_000_000;
const HASHES = 14;

/** The bits of a text in the filter. */
export const bitsOf = (text: string): number[] => {
  const digest = createHash('sha256').update(text).digest();
  const [first, step] = [digest.readUInt32BE(0), digest.readUInt32BE(4) | 1];
  return Array.from({ length: HASHES }, (_, n) => (first + n * (step >>> 0)) % FILTER_BITS);
};

let filter: Buffer | undefined;

const isListed = (text: string): boolean => {
  filter ??= readFileSync(file);
  const bytes = filter;
  return bitsOf(text).every((bit) => ((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);
};

/**
 * Whether a password is among the most frequent leaked ones, whatever its case and the special characters at its ends:
 * most of those that meet the rules of a form are one of them with an exclamation mark.
 */
export const isLeaked = (password: string): boolean => {
  const plain = password.normalize('NFC').toLowerCase();
  return isListed(plain) || isListed(plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
};
