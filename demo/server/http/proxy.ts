import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** What a trusted proxy reports about a call. */
export interface ProxyReport {
  /** Address of the proxy's caller. */
  readonly caller?: string | undefined;
  /** Scheme of the proxy's caller. */
  readonly protocol?: 'http:' | 'https:' | undefined;
}

/** Maps all loopback addresses to 127.0.0.1. */
export const plainAddress = (address: string): string =>
  address === '::1' || address.startsWith('::ffff:127.') ? '127.0.0.1' : address;

/** The last entry, added by the trusted proxy; callers can forge the earlier ones. */
const lastOf = (header: string | string[] | undefined): string =>
  (typeof header === 'string' ? header : (header?.join() ?? '')).split(',').at(-1)?.trim() ?? '';

/** A value of the last element of `Forwarded` (RFC 7239), without its quotes. */
const forwardedValue = (element: string, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}="?([^";]*)"?\\s*(?:;|$)`, 'i').exec(element)?.[1] ?? '';

/** `203.0.113.7`, `203.0.113.7:80` and `[2001:db8::7]:80` name an address; `unknown` and `_hidden` do not. */
const nodeAddress = (node: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(node)?.[1] ?? node.replace(/^([^:]+):\d+$/, '$1');

/**
 * Reads the forwarding headers of a trusted proxy; empty for any other caller. `X-Forwarded-For` and
 * `X-Forwarded-Proto` take precedence over `Forwarded`.
 */
export const reportOf = (
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } },
  trusted: readonly string[],
): ProxyReport => {
  if (!trusted.includes(plainAddress(socket.remoteAddress ?? ''))) return {};
  const forwarded = lastOf(headers.forwarded);
  const caller = lastOf(headers['x-forwarded-for']) || nodeAddress(forwardedValue(forwarded, 'for'));
  const scheme = (lastOf(headers['x-forwarded-proto']) || forwardedValue(forwarded, 'proto')).toLowerCase();
  return {
    caller: isIP(caller) === 0 ? undefined : caller,
    protocol: scheme === 'https' || scheme === 'http' ? `${scheme}:` : undefined,
  };
};
