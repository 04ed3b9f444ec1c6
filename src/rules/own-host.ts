import type { BrandIdentity } from './brand.ts';

/** Whether a host is the brand's newsstand or its account site: the product's own pages, not a CMS's. */
export const isOwnHost = (hostname: string, { domain }: Pick<BrandIdentity, 'domain'>): boolean =>
  hostname === domain || hostname === `account.${domain}`;
