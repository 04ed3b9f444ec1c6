import { type ParsedUrl, safeLink } from '../brand/links.ts';

/**
 * Specification, point 3, "Notice": its url as a link. It leads to the page's own host, to a site of the brand, to a
 * mailbox or a telephone; undefined for all else, and the notice is a text alone. `isOfBrand` knows the brand's sites.
 */
export const noticeLink = (
  target: string | undefined,
  page: string,
  isOfBrand: (href: string) => boolean,
  parse: (target: string, base: string) => ParsedUrl | undefined,
): string | undefined => {
  const href = safeLink(target, page, parse);
  const url = href === undefined ? undefined : parse(href, page);
  if (url?.username !== '' || url.password !== '') return undefined;
  const isOwn = !url.protocol.startsWith('http') || url.origin === parse(page, page)?.origin || isOfBrand(url.href);
  return isOwn ? href : undefined;
};
