import { fillOrigin, signInUrl } from '../../rules/brand/links.ts';
import { type Config, page, pageBrand } from '../page/page.ts';

const defaults = {
  newsstand: '/',
  site: '{protocol}//www.{domain}{port}',
  account: import.meta.env.NP_BUILD_ACCOUNT ?? '{protocol}//account.{domain}{port}',
  shop: import.meta.env.NP_BUILD_SHOP ?? '{protocol}//shop.{domain}{port}',
  archive: import.meta.env.NP_BUILD_ARCHIVE ?? '{protocol}//archive.localhost{port}/v1',
} as const satisfies Config;

/** A configured text. Ignores other types, which config.ts reports. */
export const configured = (name: keyof Config): string | undefined => {
  const value: unknown = page.config[name];
  return typeof value === 'string' ? value : undefined;
};

/** The registrable domain of this page's brand. */
export const brandDomain = (): string => configured('domain') ?? pageBrand().domain;

/** Replaces the placeholders of an address with those of the page and its brand. */
export const filled = (template: string): string =>
  fillOrigin(template, { protocol: location.protocol, domain: brandDomain(), port: location.port });

/** The address of a site of the page's brand: configured, set by the build, or under the brand's domain. */
export const addressOf = (site: keyof typeof defaults): string => filled(configured(site) ?? defaults[site]);

/** The address of the sign-in, which returns to the current address. */
export const signInHere = (): string => signInUrl(addressOf('account'), location.href);
