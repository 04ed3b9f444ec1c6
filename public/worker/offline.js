/*
 * The service worker of <np-epaper>: opens what readers have kept for reading without a network. It lies on the origin of
 * the newsstand, by itself at /np-offline.js, and is registered only when a reader keeps an edition. It keeps nothing of
 * its own: pages and code come from the network, and from what was kept only where the network does not answer. Calls of
 * /api are none of its business.
 */
const kept = 'np-offline';
const code = ['script', 'style', 'font'];

/** What was kept for a request; for an address that was not kept, the origin's first page. */
const keptFor = async (request) => {
  const cache = await caches.open(kept);
  const found = await cache.match(request.url, { ignoreVary: true });
  if (found || request.mode !== 'navigate') return found;
  return (await cache.match(request.url, { ignoreVary: true, ignoreSearch: true })) ?? cache.match('/');
};

const answer = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await keptFor(request);
    if (found) return found;
    throw error;
  }
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.mode === 'navigate' || code.includes(request.destination);
  if (request.method !== 'GET' || !isOurs || new URL(request.url).pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});
