import type { ParsedUrl } from './links.ts';

/** Paths that sign the reader in or out; never a return target. */
const noReturn = /^\/+(login|logout|sso)(\/|$)/i;

/**
 * Decodes the path first, as the server may. Refuses a path that cannot be decoded, and one that begins with two
 * slashes: without its origin it names a host.
 */
const isNoReturn = (pathname: string): boolean => {
  try {
    return pathname.startsWith('//') || noReturn.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
};

/** Characters that URL parsers drop or convert: white space, controls, backslashes, a scheme without its two slashes. */
const isOdd = (target: string): boolean => /[\s\\\p{Cc}]|^https?:(?!\/\/[^/])/iu.test(target);

/**
 * A safe return target, or `/`. The target must be http or https without credentials, its origin the page's own or one of
 * `origins`, at most 2048 characters, and not a sign-in or sign-out page. Addresses of the page's own origin are returned
 * as path, query and fragment.
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
