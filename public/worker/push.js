/*
 * The service worker of <np-account-interests>: shows the newspaper's push messages, {"title", "body", "url"}, and leads
 * to their address. It lies on the origin of the page that holds the element, by itself at /np-push.js, keeps to a scope
 * of its own and answers no request of a page, so that it stands beside a worker of the brand's.
 */
const spare = { title: 'Notizie', body: 'C’è una novità in edicola.', url: '/' };

/** What a message says; one that cannot be read still shows something, as browsers ask of every push. */
const textOf = (payload) => {
  try {
    const { title, body, url } = JSON.parse(payload);
    if (typeof title !== 'string' || title === '') return spare;
    return { title, body: typeof body === 'string' ? body : '', url: typeof url === 'string' ? url : '/' };
  } catch {
    return spare;
  }
};

/** An address that a browser may be led to; anything else is the site's own start. */
const addressOf = (url) => {
  const start = new URL('/', self.location.href);
  try {
    const { protocol, href } = new URL(url, start);
    return protocol === 'https:' || protocol === 'http:' ? href : start.href;
  } catch {
    return start.href;
  }
};

const showPush = (payload) => {
  const { title, body, url } = textOf(payload);
  const address = addressOf(url);
  return self.registration.showNotification(title, { body, lang: 'it', tag: address, data: { url: address } });
};

const openPage = async (url) => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = open.find((client) => client.url === url);
  return same ? same.focus() : self.clients.openWindow(url);
};

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});
