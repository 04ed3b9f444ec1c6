import { afterEach, expect, test, vi } from 'vitest';
import { gpt } from './gpt.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'googletag');
});

/** An element of the page without shadow roots. */
const element = () => {
  const nodes: { id: string }[] = [];
  return { nodes, getRootNode: () => ({}), append: (node: { id: string }) => nodes.push(node) };
};

const units = { 'home-top': { path: '/123/home', sizes: [[300, 250]] } } as const;

test('each slot with a unit is defined and displayed once the script runs the queue; the profile is its targeting', async () => {
  const scripts: { src: string; onload: () => void }[] = [];
  vi.stubGlobal('ShadowRoot', class {});
  vi.stubGlobal('document', { createElement: () => ({ remove() {} }), head: { append: scripts.push.bind(scripts) } });
  const banners = gpt(units, 'https://ads.example/gpt.js');
  const loading = banners.load();
  scripts[0]?.onload();
  await loading;
  const [top, side] = [element(), element()];
  const shown = banners.show(
    [
      { id: 'home-top', element: top as unknown as HTMLElement },
      { id: 'side', element: side as unknown as HTMLElement },
    ],
    { subscribed: false, subscription_product: 'Online' },
  );
  const calls: unknown[][] = [];
  const googletag = Reflect.get(globalThis, 'googletag') as { cmd: (() => void)[] };
  const pubads = { setTargeting: (...given: unknown[]) => calls.push(['target', ...given]) };
  Object.assign(googletag, {
    pubads: () => pubads,
    defineSlot: (...given: unknown[]) => {
      calls.push(['define', ...given]);
      return {
        addService() {
          return this;
        },
      };
    },
    enableServices: () => calls.push(['enable']),
    display: (id: string) => calls.push(['display', id]),
  });
  for (const command of googletag.cmd) command();
  await shown;
  expect(calls).toEqual([
    ['target', 'subscribed', 'false'],
    ['target', 'subscription_product', 'Online'],
    ['define', '/123/home', [[300, 250]], 'np-slot-home-top'],
    ['enable'],
    ['display', 'np-slot-home-top'],
  ]);
  expect([top.nodes.length, side.nodes.length]).toEqual([1, 0]);
});

test('a script that throws rejects', async () => {
  vi.stubGlobal('ShadowRoot', class {});
  Reflect.set(globalThis, 'googletag', { cmd: { push: (command: () => void) => command() } });
  await expect(gpt(units).show([], { subscribed: true })).rejects.toThrow();
});
