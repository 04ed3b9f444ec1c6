import type { Sigla } from '../brand/brand.ts';

/** Brands without a gate. */
const exempt: ReadonlySet<Sigla> = new Set(['QP', 'CA']);

/** The localStorage key of the gate's result: `true` or `false`. */
export const GATE = 'np_gate';

const digestShape = /^[0-9a-f]{64}$/i;

/** Whether a text is a SHA-256 digest in hexadecimal. With any other text the gate stays closed. */
export const isGateDigest = (digest: string): boolean => digestShape.test(digest);

/** The digest of a brand's gate; undefined when the brand has no gate. */
export const gateDigest = (sigla: Sigla, digest: string | undefined): string | undefined =>
  digest && !exempt.has(sigla) ? digest.toLowerCase() : undefined;

/** Whether the content shows. The gate hides content; it does not protect it. */
export const isGateOpen = (digest: string | undefined, stored: string | null): boolean =>
  digest === undefined || (stored === 'true' && isGateDigest(digest));
