import type { ParsedUrl } from './links.ts';

/** Paths that would sign the reader out, or in again, and so never are a place to return to. */
const noReturn = /^\/+(login|logout|sso)(\/|$)/i;

/**
 * However a path is encoded, its reader may decode it; what cannot be decoded is no place either. Nor is one that begins
 * with two slashes: alone, without its origin, it names a host.
 */
const isNoReturn = (pathname: string): boolean => {
  try {
    return pathname.startsWith('//') || noReturn.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
};

/** What a parser drops or turns round: white space, controls, backslashes, a scheme without its two slashes. */
const isOdd = (target: string): boolean => /[\s\\\p{Cc}]|^https?:(?!\/\/[^/])/iu.test(target);

/**
 * A return target that is safe to go to, or `/`. The target is read by `parse` (the URL parser, against the page), must
 * be http or https without credentials, stand on one of `origins` to the letter, and not be a sign-in or sign-out page.
 * Addresses of the page's own origin come back as path, query and fragment.
 */
export const safeReturn = (
  target: unknown,
  own: string,
  origins: readonly string[],
  parse: (target: string, base: string) => ParsedUrl | undefined,
): string => {
  if (typeof target !== 'string' || target === '' || target.length > 2048 || isOdd(target)) return '/';
  const url = parse(target, own);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return '/';
  if ((url.origin !== own && !origins.includes(url.origin)) || isNoReturn(url.pathname)) return '/';
  return url.origin === own ? url.pathname + url.search + url.hash : url.href;
};
