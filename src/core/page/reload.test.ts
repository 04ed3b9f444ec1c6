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
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failure while the reader leaves does not reload the page, which would cancel the navigation', () => {
  let reports = 0;
  page.left = { timeStamp: performance.now() };
  recover(missing, () => {
    reports += 1;
  });
  vi.advanceTimersByTime(9999);
  expect([reloads.count, reports]).toEqual([0, 0]);
  // The page is still open: the navigation failed.
  vi.advanceTimersByTime(1);
  expect([reloads.count, reports]).toEqual([0, 1]);
});

test('a failure on a page that stays open reloads it', () => {
  page.left = { timeStamp: performance.now() - 10_001 };
  recover(missing, () => {});
  expect(reloads.count).toBe(1);
});
