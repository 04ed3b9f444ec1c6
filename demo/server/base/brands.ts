import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { brand as mg } from '../../../src/rules/brand/brands/mg.ts';
import { type LeftOut, leftOut } from './own-brands.ts';
import { brandRecords } from './records.ts';
import { sharedHosts } from './shared-hosts.ts';

/** A host name as the tables write it. */
export const plainHost = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

/** The brands of the world: the six in order, the first of which is the default, then its own. */
export const brandIdentities: readonly [BrandIdentity, ...BrandIdentity[]] = [mg, ...brandRecords.slice(1)];

const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

const namedBy = (host: string): BrandIdentity | undefined =>
  brandIdentities.find(({ domain }) => isUnder(host, domain));

/** The brand of a host name; the first for a host that matches none. */
export const brandOfHost = (hostname: string): BrandIdentity => namedBy(plainHost(hostname)) ?? brandIdentities[0];

/**
 * The brand of a host name that is left out of the world. The hosts of the world and of other brands stay theirs: a
 * domain such as `localhost` may be the error.
 */
export const leftOutOfHost = (hostname: string): LeftOut | undefined => {
  const host = plainHost(hostname);
  if (namedBy(host)) return undefined;
  return leftOut.find(({ domain }) => isUnder(host, domain) && !Object.hasOwn(sharedHosts, domain));
};

/** The brand with this code, in any case; undefined for an unknown code. */
export const brandOfSigla = (sigla: string): BrandIdentity | undefined =>
  brandIdentities.find((brand) => brand.sigla === sigla.toUpperCase());
