import { brandIdentities } from '../../base/brands.ts';
import { brandOrigin, type HostKind, originOf, type Place, trustedOrigins } from '../../base/hosts.ts';

/** Where browsers report what a policy refused. */
export const reportPath = '/.well-known/csp-reports';

/** The hosts with pages of this project. */
export type PageKind = Exclude<HostKind, 'archive' | 'cdn' | 'third' | 'identity'>;

type Directives = Readonly<Record<string, readonly string[]>>;

/** Pages with elements: scripts with the answer's nonce and what they load, and no HTML made of text. */
const withElements = (nonce: string): Directives => ({
  'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
  'style-src': ["'self'", `'nonce-${nonce}'`],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['np', 'lit-html', "'allow-duplicates'"],
});

/** Pages without elements, or with scripts of their own host only. */
const withOwnScripts: Directives = {
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** VitePress writes inline scripts, named by `hashes`, and inline styles, and makes functions and HTML of text. */
const documentation = (hashes: readonly string[]): Directives => ({
  'script-src': ["'self'", "'unsafe-eval'", ...hashes],
  'style-src': ["'self'", "'unsafe-inline'"],
});

const newsstands = (url: URL): string[] => brandIdentities.map((brand) => brandOrigin(brand, 'newsstand', url));

const brandPages = (url: URL): string[] =>
  brandIdentities.flatMap((brand) => trustedOrigins(brand, url).filter((origin) => !origin.includes('127.0.0.1')));

/** What differs from one kind of host to the next. */
const directivesOf = (
  kind: PageKind,
  { brand }: Place,
  url: URL,
  nonce: string,
  hashes: readonly string[],
): Directives => {
  const [cdn, third, archive, console, docs] = ['cdn', 'third', 'archive', '', 'docs'].map((name) =>
    originOf(name === '' ? 'localhost' : `${name}.localhost`, url),
  ) as [string, string, string, string, string];
  const own = trustedOrigins(brand, url);
  const elements: Directives = {
    ...withElements(nonce),
    'connect-src': ["'self'", ...own, cdn, archive, third],
    // Stories of the sister papers have pictures of their own.
    'img-src': ["'self'", ...own, ...newsstands(url), cdn, third, 'data:', 'blob:'],
    'font-src': [cdn],
    'frame-src': ["'self'", third],
    'form-action': ["'self'", ...own, third],
    'frame-ancestors': ["'self'", ...own, console, docs],
  };
  const table: Readonly<Record<PageKind, Directives>> = {
    site: elements,
    newsstand: elements,
    account: { ...elements, 'frame-ancestors': ["'self'", console, docs] },
    shop: { 'style-src': [`'nonce-${nonce}'`], 'img-src': ["'self'"], 'frame-ancestors': ["'none'"] },
    console: {
      ...withOwnScripts,
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'frame-src': ["'self'", ...brandPages(url)],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
    docs: {
      ...documentation(hashes),
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'", 'data:'],
      'frame-src': ["'self'", ...brandPages(url)],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  };
  return table[kind];
};

/** Whether browsers report through the Reporting API: over TLS only. Without TLS its directive would silence them. */
export const hasReportingApi = ({ protocol }: URL): boolean => protocol === 'https:';

/** For every page: what no line above names is refused. */
const everywhere = (url: URL): Directives => ({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'report-uri': [reportPath],
  ...(hasReportingApi(url) && { 'report-to': ['policy'] }),
});

/** The content security policy of a page. `hashes` name inline scripts that cannot have a nonce. */
export const pagePolicy = (
  kind: PageKind,
  place: Place,
  url: URL,
  nonce: string,
  hashes: readonly string[] = [],
): string => {
  const directives = { ...everywhere(url), ...directivesOf(kind, place, url, nonce, hashes) };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
};
