/** Whether a host is the brand's newsstand or its account site: the product's own pages, not a CMS's. */
export const isOwnHost = (hostname: string, domain: string): boolean =>
  hostname === domain || hostname === `account.${domain}`;
