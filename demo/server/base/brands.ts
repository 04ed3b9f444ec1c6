import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { brand as mg } from '../../../src/rules/brand/brands/mg.ts';
import { brandRecords } from './records.ts';

/** The brands of the world: the six in order, the first of which is the default, then its own. */
export const brandIdentities: readonly [BrandIdentity, ...BrandIdentity[]] = [mg, ...brandRecords.slice(1)];

/** The brand of a host name; the first for a host that matches none. */
export const brandOfHost = (hostname: string): BrandIdentity => {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return brandIdentities.find(({ domain }) => host === domain || host.endsWith(`.${domain}`)) ?? brandIdentities[0];
};

/** The brand with this code, in any case; undefined for an unknown code. */
export const brandOfSigla = (sigla: string): BrandIdentity | undefined =>
  brandIdentities.find((brand) => brand.sigla === sigla.toUpperCase());
