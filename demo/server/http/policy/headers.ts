import type { HostKind } from '../../base/hosts.ts';
import type { AppContext } from '../env.ts';
import { hasReportingApi, type PageKind, pagePolicy, reportPath } from './policy.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Features of the browser that no page of this project uses. */
const withheld = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const pageKinds: ReadonlySet<HostKind> = new Set<PageKind>(['site', 'newsstand', 'account', 'shop', 'console', 'docs']);

/** Their pages exchange messages with the previews that they open in a tab. */
const opening: ReadonlySet<HostKind> = new Set(['console', 'docs']);

/** Pages as foreign hosts write them, and elements that the console or the documentation frames. */
const isTrial = (c: AppContext): boolean => c.req.path.startsWith('/prova/');

/** Headers of every answer; a route may set its own value of those in `defaults`. */
const always = (c: AppContext): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  ...(c.get('url').protocol === 'https:' && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
});

const defaults: Readonly<Record<string, string>> = {
  // Pages with a one-time code in their address set a stricter policy.
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of JSON: no other site's page may include it. */
const ofData: Readonly<Record<string, string>> = { 'cross-origin-resource-policy': 'same-origin' };

/** Headers of the project's own pages. */
const ofPage = (c: AppContext): Readonly<Record<string, string>> => {
  const place = c.get('place');
  const url = c.get('url');
  return {
    'content-security-policy': pagePolicy(place.kind as PageKind, place, url, c.get('nonce'), c.get('hashes')),
    ...(hasReportingApi(url) && { 'reporting-endpoints': `policy="${reportPath}"` }),
    'cross-origin-opener-policy': opening.has(place.kind) ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': withheld.map((feature) => `${feature}=()`).join(', '),
  };
};

/**
 * Sets the security headers of an answer. `hasPolicy` false leaves out those of pages, for a bundle that a development
 * server injects scripts into.
 */
export const setSecurityHeaders = (c: AppContext, hasPolicy: boolean): void => {
  const type = c.res.headers.get('content-type') ?? '';
  const isPage = type.startsWith('text/html') && pageKinds.has(c.get('place').kind) && !isTrial(c);
  const headers = {
    ...defaults,
    ...(isPage && hasPolicy && ofPage(c)),
    ...(type.startsWith('application/json') && ofData),
  };
  for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  for (const [name, value] of Object.entries(always(c))) c.header(name, value);
};
