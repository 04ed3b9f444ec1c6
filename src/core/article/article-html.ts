import { sanitize } from '../../platform/browser/sanitize.ts';
import { addressOf } from '../brand/origins.ts';

const originOf = (address: string): string => new URL(address, location.href).origin;

/** An article's HTML as nodes for its place; pictures only from the page's own origin and the brand's site. */
export const articleNodes = (html: string): DocumentFragment => {
  const own = [location.origin, originOf(addressOf('site'))];
  return sanitize(html, ({ origin }) => own.includes(origin));
};
