/** The address of the page, from which the addresses of the brand's other sites are derived. */
export interface Place {
  /** With its colon, as in `location.protocol`. */
  readonly protocol: string;
  readonly domain: string;
  /** Empty for the protocol's default port. */
  readonly port: string;
}

const placeholders = /\{(protocol|domain|port)\}/g;

/**
 * Fills the template of an origin: each brand has its own account, shop and newsstand hosts.
 * `{protocol}//account.{domain}{port}` → `https://account.gz.localhost:4300`
 */
export const fillOrigin = (template: string, { protocol, domain, port }: Place): string =>
  template.replace(placeholders, (_, name: string) => {
    if (name === 'protocol') return protocol;
    if (name === 'domain') return domain;
    return port && `:${port}`;
  });

/** Sign-in on the account host; `returnTo` is where the reader comes back to. */
export const signInUrl = (accountOrigin: string, returnTo: string): string =>
  `${accountOrigin}/sso/request-login?redirect_uri=${encodeURIComponent(returnTo)}`;

/** Target of the subscribe button. */
export const subscribeUrl = (shopOrigin: string): string => `${shopOrigin}/vetrina`;

/** Sign-out on the account host; `returnTo` is where the reader comes back to. */
export const signOutUrl = (accountOrigin: string, returnTo: string): string =>
  `${accountOrigin}/sso/request-logout?redirect_uri=${encodeURIComponent(returnTo)}`;

/** The parts of `URL` that the rules read. */
export interface ParsedUrl {
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly href: string;
}

const linkSchemes: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:'];

/** The href of an address from a server, resolved against the page; undefined unless http, https, mailto or tel. */
export const safeLink = (
  target: string | undefined,
  own: string,
  parse: (target: string, base: string) => ParsedUrl | undefined,
): string | undefined => {
  const url = target === undefined ? undefined : parse(target, own);
  return url && linkSchemes.includes(url.protocol) ? url.href : undefined;
};
