import { parseUrl } from '../../platform/browser/page-url.ts';
import { type BrandPlace, brandLink as linkIn } from '../../rules/brand/brand-link.ts';
import { addressOf, brandDomain, configured } from './origins.ts';

/** The brand's addresses as this page has them; `newsstand` where an element names it, else the configured one or the brand's domain. */
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

/** An address of the brand record as a link of this page; undefined where it leads to nobody of the brand's. */
export const brandLink = (address: string, newsstand = ''): string | undefined =>
  linkIn(address, placeOf(newsstand), parseUrl);
