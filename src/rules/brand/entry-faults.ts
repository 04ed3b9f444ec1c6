import { quoted } from '../page/quoted.ts';
import { type BrandPlace, brandLink } from './brand-link.ts';
import type { Brand } from './brands/record.ts';
import { type ParsedUrl, safeLink } from './links.ts';
import type { ProfileTag } from './menu.ts';

type Parse = (target: string, base: string) => ParsedUrl | undefined;

/** Roles of menu entries. No reader has the last one: the entry never shows. */
const roles: Readonly<Record<ProfileTag | 'coming_soon', true>> = {
  company: true,
  person: true,
  subscribed: true,
  notSubscribed: true,
  rassegnaSubscribed: true,
  notRassegnaSubscribed: true,
  coming_soon: true,
};

const placeholders: readonly string[] = ['www', 'edicola', 'back_to_site'];

/** Why an address is not shown as a link. */
const reasonOf = (url: string, { newsstand }: BrandPlace, parse: Parse): string => {
  const unknown = [...url.matchAll(/\{(\w*)\}/g)].find(([, name = '']) => !placeholders.includes(name));
  if (unknown) return `has the unknown placeholder ${unknown[0]}. Use {www}, {edicola} or {back_to_site}`;
  const parsed = parse(url.replace(/\{\w*\}/g, 'x'), `${newsstand}/`);
  return parsed && /^https?:$/.test(parsed.protocol)
    ? 'leads to none of the brand’s own sites. Begin it with /, //www.{www}/, //account.{www}/ or //shop.{www}/'
    : 'is no address of a page';
};

/**
 * The entries of menu and footer that do not show, by their fields, and why: `place` is that of the page. A link of
 * `social` may lead anywhere.
 */
export const entryFaults = (
  { burgerItems, subfooter, social }: Pick<Brand, 'burgerItems' | 'subfooter' | 'social'>,
  place: BrandPlace,
  parse: Parse,
): readonly string[] => {
  const faults: string[] = [];
  const report = (field: string, value: string, why: string) =>
    faults.push(`"brand.${field}" is ${quoted(value)}, but ${why}`);
  const check = (field: string, url: string) => {
    if (brandLink(url, place, parse) === undefined)
      report(`${field}.url`, url, `${reasonOf(url, place, parse)}; the entry is not shown`);
  };
  for (const [at, item] of burgerItems.entries()) {
    if (item === 'separator') continue;
    check(`menu.${at}`, item.url);
    for (const [child, { url }] of (item.children ?? []).entries()) check(`menu.${at}.children.${child}`, url);
    for (const [index, role] of (item.roles ?? []).entries())
      if (!Object.hasOwn(roles, role))
        report(`menu.${at}.roles.${index}`, role, `must be one of ${Object.keys(roles).join(', ')}`);
  }
  for (const [at, { url }] of subfooter.entries()) if (url !== '#privacy') check(`footer.links.${at}`, url);
  for (const [at, { url }] of social.entries())
    if (safeLink(url, `${place.newsstand}/`, parse) === undefined)
      report(`footer.social.${at}.url`, url, 'is no address of a page; the entry is not shown');
  return faults;
};
