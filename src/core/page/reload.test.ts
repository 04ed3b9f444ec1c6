import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from './page.ts';
import { recover } from './reload.ts';

const reloads = vi.hoisted(() => ({ count: 0 }));
vi.mock('../../platform/browser/page-url.ts', () => ({
  goOnTo: () => {},
  reloadPage: () => {
    reloads.count += 1;
  },
}));
vi.mock('../../platform/storage/reload-history.ts', () => ({ keepReloads: () => true, readReloads: () => [] }));
vi.mock('../brand/own-page.ts', () => ({ isOwnPage: () => true }));

const missing = new TypeError('Failed to fetch dynamically imported module: http://cdn.localhost/np/chunks/panel.js');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/sezioni' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was cut off by the way to another address brings no reload, which would take its place', () => {
  let told = 0;
  page.leftAt = performance.now();
  recover(missing, () => {
    told += 1;
  });
  vi.advanceTimersByTime(9999);
  expect([reloads.count, told]).toEqual([0, 0]);
  // The page still stands: the way led nowhere.
  vi.advanceTimersByTime(1);
  expect([reloads.count, told]).toEqual([0, 1]);
});

test('a page that nobody leaves is loaded anew', () => {
  page.leftAt = performance.now() - 10_001;
  recover(missing, () => {});
  expect(reloads.count).toBe(1);
});
