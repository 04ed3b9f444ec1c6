import type { Sigla } from '../brand/brand.ts';

/** Specification, point 9: mastheads that have no gate. */
const exempt: ReadonlySet<Sigla> = new Set(['QP', 'CA']);

/** The browser's local key of the gate's result: `true` or `false`. */
export const GATE = 'np_gate';

const digestShape = /^[0-9a-f]{64}$/i;

/** Whether a digest is one: SHA-256, hexadecimal. No password fits another, and its gate stays closed. */
export const isGateDigest = (digest: string): boolean => digestShape.test(digest);

/** The digest that counts for a masthead; undefined where nothing is behind a gate. */
export const gateDigest = (sigla: Sigla, digest: string | undefined): string | undefined =>
  digest && !exempt.has(sigla) ? digest.toLowerCase() : undefined;

/** Specification, point 4, "Password gate": whether the content shows. The gate is a curtain, it protects nothing. */
export const isGateOpen = (digest: string | undefined, stored: string | null): boolean =>
  digest === undefined || (stored === 'true' && isGateDigest(digest));
