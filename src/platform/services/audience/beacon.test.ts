import { afterEach, expect, test, vi } from 'vitest';
import { beacon } from './beacon.ts';

afterEach(() => vi.unstubAllGlobals());

test('each event is one post without cookies; none between stop and start; a server that refuses changes nothing', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Promise.reject(new Error('refused')));
  vi.stubGlobal('fetch', fetch);
  const audience = beacon('https://count.example/v1');
  await audience.load({ client: 'np-gz', app: 'np-gz-web' });
  audience.track('pageview', { url: 'https://gz.example/' });
  audience.stop();
  audience.track('pageview', { url: 'https://gz.example/sezioni' });
  audience.start();
  audience.track('click', {});
  expect(fetch.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body))])).toEqual([
    [
      'https://count.example/v1',
      { client: 'np-gz', app: 'np-gz-web', event: 'pageview', data: { url: 'https://gz.example/' } },
    ],
    ['https://count.example/v1', { client: 'np-gz', app: 'np-gz-web', event: 'click', data: {} }],
  ]);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
});
