import { parseUrl } from '../platform/page-url.ts';
import { safeLink } from '../rules/links.ts';

/** An address from a server as a link that is safe to show on this page; undefined where it is none. */
export const linkTo = (target: string | undefined): string | undefined => safeLink(target, location.href, parseUrl);
