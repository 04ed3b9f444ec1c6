import { parseUrl } from '../../platform/browser/page-url.ts';
import { safeLink } from '../../rules/brand/links.ts';

/** Turns an address from a server into a safe link; undefined if it is not safe. */
export const linkTo = (target: string | undefined): string | undefined => safeLink(target, location.href, parseUrl);
