import { readCookie } from '../../platform/browser/page-url.ts';
import { createHttpClient, type HttpClient, type HttpRequest } from '../../platform/net/http.ts';
import { addressOf } from '../brand/origins.ts';
import type { Credentials } from './credentials.ts';

/** Specification, point 7: same origin for the newsstand (another page names it), the brand's account host, the archive's provider. */
export interface Clients {
  readonly newsstand: HttpClient;
  readonly account: HttpClient;
  readonly archive: HttpClient;
}

const originOf = (address: string): string => new URL(address, location.href).origin;

/** The headers that prove who asks: decided by the exact origin of the final address, whatever a caller passes. */
const proofs =
  (credentials: Credentials) =>
  ({ origin }: URL, method: HttpRequest['method']): Record<string, string> => {
    const own = [location.origin, originOf(addressOf('account'))];
    const token = [...own, originOf(addressOf('archive'))].includes(origin) ? credentials.token() : undefined;
    const xsrf = method === 'POST' && own.includes(origin) ? readCookie('XSRF-TOKEN') : undefined;
    return { ...(token && { authorization: `Bearer ${token}` }), ...(xsrf && { 'x-xsrf-token': xsrf }) };
  };

/** The three clients. `refused` hears of every refusal on any of them. */
export const createClients = (
  credentials: Credentials,
  refused: (status: number, code: string | undefined) => void,
): Clients => {
  const headers = proofs(credentials);
  const client = (name: keyof Clients, base: () => string, provider?: { readonly anonymous: true }) =>
    createHttpClient({ name, base, headers, refused, ...provider });
  return {
    newsstand: client('newsstand', () => addressOf('newsstand')),
    account: client('account', () => addressOf('account')),
    // Another provider: a bearer, and no cookies.
    archive: client('archive', () => addressOf('archive'), { anonymous: true }),
  };
};
