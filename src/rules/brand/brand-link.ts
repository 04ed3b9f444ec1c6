import type { ParsedUrl } from './links.ts';

/** The brand's addresses for this page; origins have no final slash. */
export interface BrandPlace {
  /** The brand's domain with the port; replaces `{www}`. */
  readonly www: string;
  readonly site: string;
  readonly account: string;
  readonly shop: string;
  /** Base of paths without a host. */
  readonly newsstand: string;
  /** Replaces `{edicola}`; default: the shop's /edicola. */
  readonly edicola?: string;
}

type Parse = (target: string, base: string) => ParsedUrl | undefined;

/** Replaces the placeholders of an address, but not those inside values. Undefined for an unknown placeholder. */
const fill = (address: string, { www, site, shop, edicola }: BrandPlace): string | undefined => {
  const values: Readonly<Record<string, string>> = {
    www,
    back_to_site: site,
    edicola: edicola || `${shop}/edicola`,
  };
  let known = true;
  const filled = address.replace(/\{(\w*)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    known &&= value !== undefined;
    return value ?? '';
  });
  return known ? filled : undefined;
};

/**
 * Resolves an address of a brand record: replaces its placeholders and parses it. It must lead to one of the brand's own
 * sites, at their configured addresses; otherwise undefined, and the entry is not shown.
 */
export const brandLink = (address: string, place: BrandPlace, parse: Parse): string | undefined => {
  const { www, site, account, shop, newsstand, edicola } = place;
  const filled = fill(address, place);
  const url = filled === undefined ? undefined : parse(filled, `${newsstand}/`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  const origins = [newsstand, site, account, shop, edicola ?? shop].map((target) => parse(target, newsstand)?.origin);
  if (origins.includes(url.origin)) return url.href;
  const configured = { [www]: newsstand, [`www.${www}`]: site, [`account.${www}`]: account, [`shop.${www}`]: shop };
  const host = url.origin.replace(/^https?:\/\//, '');
  const origin = Object.hasOwn(configured, host) ? configured[host] : undefined;
  return origin === undefined ? undefined : parse(origin + url.pathname + url.search + url.hash, newsstand)?.href;
};
