import { afterEach, expect, test, vi } from 'vitest';
import { tagEvents } from './event.ts';
import { gtm } from './gtm.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'dataLayer');
});

const before = { analytics_storage: 'denied', ad_storage: 'denied' } as const;
const granted = { analytics_storage: 'granted', ad_storage: 'denied' } as const;

test('a tag manager reads the data layer: everything denied first, then what is granted, then its own start', async () => {
  const scripts: { src: string; onload: () => void }[] = [];
  vi.stubGlobal('document', { createElement: () => ({ remove() {} }), head: { append: scripts.push.bind(scripts) } });
  const manager = gtm('GTM-1', 'https://tags.example/gtm.js');
  const loading = manager.load(before, granted);
  scripts[0]?.onload();
  await loading;
  manager.consent(before);
  manager.pageView('https://gz.example/articolo/1');
  const layer = Reflect.get(globalThis, 'dataLayer') as object[];
  expect(layer.map((entry) => (Object.keys(entry).includes('0') ? Object.values(entry) : entry))).toEqual([
    ['consent', 'default', { ...before, wait_for_update: 500 }],
    ['consent', 'update', granted],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    ['consent', 'update', before],
    { event: 'pageview', url: 'https://gz.example/articolo/1' },
  ]);
  expect(scripts[0]?.src).toBe('https://tags.example/gtm.js?id=GTM-1&l=dataLayer');
});

test('without a tag manager the page receives the same as events', async () => {
  const heard: unknown[] = [];
  const manager = tagEvents((tagged) => heard.push(tagged));
  await manager.load(before, granted);
  manager.pageView('https://gz.example/');
  manager.consent(before);
  expect(heard).toEqual([
    { name: 'consent', granted: ['analytics_storage'] },
    { name: 'pageview', granted: ['analytics_storage'], url: 'https://gz.example/' },
    { name: 'consent', granted: [] },
  ]);
});
