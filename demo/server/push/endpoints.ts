import type { Base } from '../base/hosts.ts';
import { originOf } from '../base/hosts.ts';

/** The push services of the browsers. Messages are sent to no other host. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/** Address of the push stand-in. */
export const localPush = (base: Base): string => `${originOf('third.localhost', base)}/push`;

/** The receiver's id in an address of the stand-in, on any port; undefined for another address. */
export const localReceiver = (endpoint: string): string | undefined => {
  if (!URL.canParse(endpoint)) return undefined;
  const { hostname, pathname } = new URL(endpoint);
  return hostname === 'third.localhost' ? /^\/push\/([\da-f-]{36})$/.exec(pathname)?.[1] : undefined;
};

/** Whether a page may register this address as its browser's push service. */
export const isPushEndpoint = (endpoint: string): boolean => {
  if (localReceiver(endpoint) !== undefined) return true;
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, port } = new URL(endpoint);
  return protocol === 'https:' && username === '' && port === '' && services.some((known) => known.test(hostname));
};
