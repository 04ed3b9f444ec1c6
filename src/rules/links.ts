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

/** Specification, point 3, "Global links": what the chatbot does with personal data. */
export const chatbotPolicyUrl = (siteOrigin: string): string => `${siteOrigin}/informativa-chatbot`;
