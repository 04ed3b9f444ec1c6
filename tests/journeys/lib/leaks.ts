/** The parts of a request that could hold a secret. */
export interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

const brandOf = (hostname: string): string | undefined =>
  /(?:^|\.)(mg|lg|em|gz|ca|qp|vl)\.localhost$/.exec(hostname)?.[1];

const bearerOf = ({ headers }: Sent): string | undefined =>
  /^Bearer (.+)$/.exec(String(headers.authorization ?? ''))?.[1];

/** The demo's people; an e-mail may be URL-encoded too. */
const person = /[\w.]+(?:@|%40)(?:staff\.)?example\.it/i;

/** Hosts that may receive a bearer: those of the brand that issued it, and the archive. */
const mayCarry = (hostname: string, brand: string | undefined): boolean =>
  hostname === 'archive.localhost' ||
  (brand !== undefined && brandOf(hostname) === brand && !hostname.startsWith('shop.'));

/** A brand's hosts, and the two that sign the demo's people in: console and documentation. */
const isOwn = (hostname: string): boolean =>
  brandOf(hostname) !== undefined || hostname === 'localhost' || hostname === 'docs.localhost';

/**
 * Secrets that left the browser against the rules (T02, T29), in words. A bearer may appear only in the authorization
 * header of calls to its own brand and the archive; an e-mail only in bodies to the world's own hosts. `tokens` are
 * known besides those that were sent; `logged` are the console messages.
 */
export const leaks = (
  sent: readonly Sent[],
  tokens: readonly string[] = [],
  logged: readonly string[] = [],
): readonly string[] => {
  const found: string[] = [];
  const brands = new Map<string, string | undefined>(tokens.map((token) => [token, undefined]));
  for (const request of sent) {
    const token = bearerOf(request);
    if (token) brands.set(token, brands.get(token) ?? brandOf(new URL(request.url).hostname));
  }
  const holdsToken = (text: string): boolean => [...brands.keys()].some((token) => text.includes(token));
  for (const request of sent) {
    const { hostname, origin, pathname } = new URL(request.url);
    const { authorization: _, cookie: __, ...headers } = request.headers;
    const token = bearerOf(request);
    const open = `${request.url}\n${JSON.stringify(headers)}`;
    const where = `${origin}${pathname}`;
    if (token && !mayCarry(hostname, brands.get(token))) found.push(`a bearer went to ${where}`);
    if (holdsToken(open + request.body)) found.push(`a token appeared outside the authorization of ${where}`);
    if (person.test(open) || (person.test(request.body) && !isOwn(hostname))) found.push(`an e-mail went to ${where}`);
  }
  if (logged.some((line) => holdsToken(line) || person.test(line)))
    found.push('the console showed a token or an e-mail');
  return found;
};
