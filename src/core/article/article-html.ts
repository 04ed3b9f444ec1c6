import { sanitize, sanitizerReady } from '../../platform/browser/html/sanitize.ts';
import type { Result } from '../../rules/page/result.ts';
import { addressOf } from '../brand/origins.ts';
import { ifStays } from '../page/leaving/left.ts';

const originOf = (address: string): string => new URL(address, location.href).origin;

/** A call for HTML, answered once the HTML can be sanitised. */
export const whenSanitizable = async <T>(call: Promise<Result<T>>): Promise<Result<T>> => {
  try {
    await sanitizerReady();
  } catch {
    await ifStays();
    return { kind: 'network' };
  }
  return call;
};

/** Sanitises the HTML of such a call. Keeps only images of the page's origin and the brand's site. */
export const articleNodes = (html: string): DocumentFragment => {
  const allowed = [location.origin, originOf(addressOf('site'))];
  return sanitize(html, ({ origin }) => allowed.includes(origin));
};
