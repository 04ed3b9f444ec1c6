import { parseUrl } from '../../platform/browser/page-url.ts';
import { safeLink } from '../../rules/brand/links.ts';

/** An address from a server as a link that is safe to show on this page; undefined where it is none. */
export const linkTo = (target: string | undefined): string | undefined => safeLink(target, location.href, parseUrl);
