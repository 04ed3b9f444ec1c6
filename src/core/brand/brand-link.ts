import { parseUrl } from '../../platform/browser/page-url.ts';
import { type BrandPlace, brandLink as linkIn } from '../../rules/brand/brand-link.ts';
import { addressOf, brandDomain, configured } from './origins.ts';

/** The brand's addresses on this page. `newsstand` overrides the configured address. */
const placeOf = (newsstand: string): BrandPlace => {
  const { port, protocol, href } = location;
  const named = newsstand === '' ? undefined : parseUrl(newsstand, href);
  const elsewhere = configured('newsstand') && parseUrl(addressOf('newsstand'), href)?.host;
  const www = elsewhere || brandDomain() + (port && `:${port}`);
  return {
    www,
    site: addressOf('site'),
    account: addressOf('account'),
    shop: addressOf('shop'),
    newsstand: named?.origin ?? `${protocol}//${www}`,
    ...(named && { edicola: named.href }),
  };
};

/** Turns an address of the brand record into a link; undefined if it does not belong to the brand. */
export const brandLink = (address: string, newsstand = ''): string | undefined =>
  linkIn(address, placeOf(newsstand), parseUrl);
