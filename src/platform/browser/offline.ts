import { parseUrl } from './page-url.ts';
import { install, registrationOf } from './service-worker.ts';

/** Whether this browser, on this page, can keep something for reading without a network. */
export const canKeep = (): boolean => isSecureContext && 'caches' in globalThis && 'serviceWorker' in navigator;

/** The worker answers for the pages of the whole origin: offline any of its addresses may be opened. */
const scope = (): string => `${location.origin}/`;

/** Whether the worker of this address answers already, may be registered, or another of the brand's stands there. */
export const offlineWorker = async (worker: string): Promise<'ours' | 'none' | 'other'> => {
  const found = await registrationOf(scope());
  const script = (found?.active ?? found?.waiting ?? found?.installing)?.scriptURL;
  if (script === undefined) return 'none';
  return script === new URL(worker, location.href).href ? 'ours' : 'other';
};

/** Rejects where the file is missing or no worker. */
export const installOffline = (worker: string): Promise<unknown> =>
  install(new URL(worker, location.href).href, scope());

export const removeOffline = async (): Promise<void> => {
  await (await registrationOf(scope()))?.unregister();
};

/** Fetches an address and keeps the answer; its bytes. Rejects where there is none, or no room for it. */
export const keepAnswer = async (cache: string, url: string, signal?: AbortSignal): Promise<number> => {
  const response = await fetch(url, { credentials: 'same-origin', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`np: ${url} answered ${response.status}`);
  const body = await response.blob();
  const headers = { 'content-type': response.headers.get('content-type') ?? body.type };
  await (await caches.open(cache)).put(url, new Response(body, { headers }));
  return body.size;
};

/** Keeps a value under a name that is no address of anybody's. */
export const keepValue = async (cache: string, name: string, json: string): Promise<number> => {
  const body = new Blob([json], { type: 'application/json' });
  await (await caches.open(cache)).put(`/np-kept/${name}`, new Response(body));
  return body.size;
};

const find = async (cache: string, url: string): Promise<Response | undefined> =>
  'caches' in globalThis && (await caches.has(cache)) ? (await caches.open(cache)).match(url) : undefined;

export const keptValue = async (cache: string, name: string): Promise<unknown> => {
  const found = await find(cache, `/np-kept/${name}`);
  return found?.json();
};

export const keptBlob = async (cache: string, url: string): Promise<Blob | undefined> =>
  (await find(cache, url))?.blob();

export const dropCache = async (cache: string): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(cache);
};

const isCode = /\.(?:js|css|woff2)$/;

/** The script, style sheets and typefaces that this page has loaded so far from these origins. */
export const loadedCode = (origins: readonly string[]): readonly string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  return [...new Set([...loaded, ...named, ...linked])].filter((address) => {
    const url = parseUrl(address, location.href);
    return url && origins.includes(url.origin) && isCode.test(url.pathname) && !url.pathname.startsWith('/api/');
  });
};
