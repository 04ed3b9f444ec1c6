import { brandIdentities } from '../base/brands.ts';
import { type Base, originOf, trustedOrigins } from '../base/hosts.ts';
import type { AppContext } from './env.ts';

/** Whether an origin belongs to the demo world: a brand's site, newsstand or account, or the console. */
export const isKnownOrigin = (origin: string, base: Base): boolean =>
  origin === originOf('localhost', base) ||
  brandIdentities.some((brand) => trustedOrigins(brand, base).includes(origin));

/** Whether a form comes from a page outside the demo world. */
export const isForeign = (c: AppContext): boolean => {
  const origin = c.req.header('origin');
  return origin === undefined ? c.req.header('sec-fetch-site') === 'cross-site' : !isKnownOrigin(origin, c.get('url'));
};

/** Whether an origin belongs to the brand or is listed in NP_ORIGINS. */
export const isTrusted = (c: AppContext, origin: string): boolean =>
  origin === c.get('url').origin ||
  trustedOrigins(c.get('place').brand, c.get('url')).includes(origin) ||
  c.get('origins').includes(origin);
