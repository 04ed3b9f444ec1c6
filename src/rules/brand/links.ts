/** Where a page stands: what the addresses of the brand's other sites are derived from. */
export interface Place {
  /** With its colon, as in `location.protocol`. */
  readonly protocol: string;
  readonly domain: string;
  /** Empty for the protocol's own port. */
  readonly port: string;
}

const placeholders = /\{(protocol|domain|port)\}/g;

/**
 * Specification, points 2.2 and 7: each brand has its own account, shop and newsstand hosts.
 * `{protocol}//account.{domain}{port}` → `https://account.gz.localhost:4300`
 */
export const fillOrigin = (template: string, { protocol, domain, port }: Place): string =>
  template.replace(placeholders, (_, name: string) => {
    if (name === 'protocol') return protocol;
    if (name === 'domain') return domain;
    return port && `:${port}`;
  });

/** Specification, point 4, assistance widget: outside the hours the contact page opens with its form. */
export const contactFormUrl = (accountOrigin: string): string => `${accountOrigin}/contact?forceForm=1`;

/** Specification, point 2.2: sign-in on the account host, with the reader's place as the return target. */
export const signInUrl = (accountOrigin: string, returnTo: string): string =>
  `${accountOrigin}/sso/request-login?redirect_uri=${encodeURIComponent(returnTo)}`;

/** Specification, point 2.2: where the subscribe button leads. */
export const subscribeUrl = (shopOrigin: string): string => `${shopOrigin}/vetrina`;

/** Specification, point 3, "Global links": what the chatbot does with personal data. */
export const chatbotPolicyUrl = (siteOrigin: string): string => `${siteOrigin}/informativa-chatbot`;

/** Specification, point 3, "Global links": the terms. */
export const termsUrl = (siteOrigin: string): string => `${siteOrigin}/condizioni`;

/** Specification, point 2.2: sign-out on the account host, with the address to come back to. */
export const signOutUrl = (accountOrigin: string, returnTo: string): string =>
  `${accountOrigin}/sso/request-logout?redirect_uri=${encodeURIComponent(returnTo)}`;

/** The parts of an address that the rule looks at, as the platform's URL has them. */
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

/** An address from a server that may become a link: http, https, mailto or tel, read against the page; else undefined. */
export const safeLink = (
  target: string | undefined,
  own: string,
  parse: (target: string, base: string) => ParsedUrl | undefined,
): string | undefined => {
  const url = target === undefined ? undefined : parse(target, own);
  return url && linkSchemes.includes(url.protocol) ? url.href : undefined;
};
