import { sanitize } from '../../platform/browser/sanitize.ts';
import { addressOf } from '../brand/origins.ts';

const originOf = (address: string): string => new URL(address, location.href).origin;

/** Sanitises an article's HTML. Keeps only images of the page's origin and the brand's site. */
export const articleNodes = (html: string): DocumentFragment => {
  const allowed = [location.origin, originOf(addressOf('site'))];
  return sanitize(html, ({ origin }) => allowed.includes(origin));
};
