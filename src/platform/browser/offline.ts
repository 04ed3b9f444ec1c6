import { parseUrl } from './page-url.ts';
import { install, registrationOf } from './service-worker.ts';

/** Whether the browser can store data for reading offline on this page. */
export const canKeep = (): boolean => isSecureContext && 'caches' in globalThis && 'serviceWorker' in navigator;

/** The whole origin: a reader may open any of its addresses offline. */
const scope = (): string => `${location.origin}/`;

/** Whether this service worker is registered, none is, or another one has the scope. */
export const offlineWorker = async (worker: string): Promise<'ours' | 'none' | 'other'> => {
  const found = await registrationOf(scope());
  const script = (found?.active ?? found?.waiting ?? found?.installing)?.scriptURL;
  if (script === undefined) return 'none';
  return script === new URL(worker, location.href).href ? 'ours' : 'other';
};

/** Rejects if the file is missing or not a service worker. */
export const installOffline = (worker: string): Promise<unknown> =>
  install(new URL(worker, location.href).href, scope());

export const removeOffline = async (): Promise<void> => {
  await (await registrationOf(scope()))?.unregister();
};

/** Fetches an address and stores the answer. Resolves with its bytes; rejects after a failure or without space. */
export const keepAnswer = async (cache: string, url: string, signal?: AbortSignal): Promise<number> => {
  const response = await fetch(url, { credentials: 'same-origin', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`np: ${url} answered ${response.status}`);
  const body = await response.blob();
  const headers = { 'content-type': response.headers.get('content-type') ?? body.type };
  await (await caches.open(cache)).put(url, new Response(body, { headers }));
  return body.size;
};

/** Stores a value under a path that no page uses. Resolves with its bytes. */
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

/** The scripts, style sheets and fonts that this page has loaded from these origins. */
export const loadedCode = (origins: readonly string[]): readonly string[] => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  return [...new Set([...loaded, ...named, ...linked])].filter((address) => {
    const url = parseUrl(address, location.href);
    return url && origins.includes(url.origin) && isCode.test(url.pathname) && !url.pathname.startsWith('/api/');
  });
};
