import { brandIdentities } from '../../../src/rules/brand.ts';
import { type Base, originOf, trustedOrigins } from '../hosts.ts';

/** Whether a page of this origin is one of the demo world's: a brand's site, newsstand or account, or the console. */
export const isKnownOrigin = (origin: string, base: Base): boolean =>
  origin === originOf('localhost', base) ||
  brandIdentities.some((brand) => trustedOrigins(brand, base).includes(origin));
