import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { brandIdentities, brandOfHost, plainHost } from './brands.ts';
import { prefixes, sharedHosts } from './shared-hosts.ts';

/** The kinds of hosts in the demo world. */
export type HostKind =
  | 'console'
  | 'newsstand'
  | 'account'
  | 'site'
  | 'shop'
  | 'archive'
  | 'cdn'
  | 'third'
  | 'identity'
  | 'docs';

/** A host: its kind and its brand (the default brand for a shared host). */
export interface Place {
  readonly kind: HostKind;
  readonly brand: BrandIdentity;
}

const brandKinds = Object.keys(prefixes) as (keyof typeof prefixes)[];

const places: ReadonlyMap<string, Place> = new Map([
  ...Object.entries(sharedHosts).map(([host, kind]): [string, Place] => [host, { kind, brand: brandIdentities[0] }]),
  ...brandIdentities.flatMap((brand) =>
    brandKinds.map((kind): [string, Place] => [prefixes[kind] + brand.domain, { kind, brand }]),
  ),
]);

/** The place of a host name, in any case. An unknown name or an IP address is a newsstand: MG unless it ends in a brand's domain. */
export const placeOf = (hostname: string): Place => {
  const host = plainHost(hostname);
  return places.get(host) ?? { kind: 'newsstand', brand: brandOfHost(host) };
};

/** Scheme and port of a request; all origins of one server share them. */
export interface Base {
  readonly protocol: string;
  readonly port: string;
}

/** `http://<hostname>[:port]` with the scheme and port of `base` (a URL fits). */
export const originOf = (hostname: string, base: Base): string =>
  `${base.protocol}//${hostname}${base.port === '' ? '' : `:${base.port}`}`;

/** Origin of one of a brand's hosts, with the scheme and port of `base`. */
export const brandOrigin = (brand: BrandIdentity, kind: keyof typeof prefixes, base: Base): string =>
  originOf(prefixes[kind] + brand.domain, base);

/**
 * The origins whose pages may call the brand's API with the reader's credentials: its site, newsstand and account. Over
 * http, the first brand also trusts 127.0.0.1, which is its newsstand.
 */
export const trustedOrigins = (brand: BrandIdentity, base: Base): readonly string[] => [
  ...(['site', 'newsstand', 'account'] as const).map((kind) => brandOrigin(brand, kind, base)),
  ...(brand === brandIdentities[0] && base.protocol === 'http:' ? [originOf('127.0.0.1', base)] : []),
];
