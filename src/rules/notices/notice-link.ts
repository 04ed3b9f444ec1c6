import { sectionAt } from '../account/account-sections.ts';
import { type ParsedUrl, safeLink } from '../brand/links.ts';

/**
 * The address of a notice. A path of the account area belongs to the account site on every page: the newsstand has no
 * such page.
 */
export const noticeTarget = (target: string, account: string): string => {
  const path = target.replace(/[?#].*$/, '');
  return path.length > 1 && sectionAt(path) ? account + target : target;
};

/**
 * The link of a notice: to the page's own origin, a site of the brand (`isOfBrand`), an e-mail address or a telephone
 * number. Undefined for any other target; the notice then shows text only.
 */
export const noticeLink = (
  target: string | undefined,
  { page, account }: { readonly page: string; readonly account: string },
  isOfBrand: (href: string) => boolean,
  parse: (target: string, base: string) => ParsedUrl | undefined,
): string | undefined => {
  const href = safeLink(target && noticeTarget(target, account), page, parse);
  const url = href === undefined ? undefined : parse(href, page);
  if (url?.username !== '' || url.password !== '') return undefined;
  const isOwn = !url.protocol.startsWith('http') || url.origin === parse(page, page)?.origin || isOfBrand(url.href);
  return isOwn ? href : undefined;
};
