import { brandLink } from './brand-link.ts';
import { linkTo } from './link.ts';

/**
 * An address of a notice as a link: on this page's host or one of the brand's own sites, or an e-mail address or a telephone
 * number; undefined for all else, and the notice is a text alone.
 */
export const ownLink = (target: string | undefined): string | undefined => {
  const href = linkTo(target);
  if (href === undefined) return undefined;
  const { protocol, origin } = new URL(href);
  const isOwn = !protocol.startsWith('http') || origin === location.origin || brandLink(href) !== undefined;
  return isOwn ? href : undefined;
};
