import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteLeaving } from './leaving/leaving.ts';
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
  reloads.count = 0;
  page.reloading = false;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { pathname: '/sezioni' });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a failure on a page that stays open reloads it', () => {
  recover(missing, () => {});
  expect(reloads.count).toBe(1);
});

test('a failure while the reader leaves does not reload the page, which would cancel the navigation', () => {
  let leave = (_event: { timeStamp: number }): void => {};
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof leave) => {
    leave = listener;
  });
  noteLeaving();
  leave({ timeStamp: performance.now() });
  let reports = 0;
  recover(missing, () => {
    reports += 1;
  });
  vi.advanceTimersByTime(9999);
  expect([reloads.count, reports]).toEqual([0, 0]);
  // The page is still open: the navigation failed.
  vi.advanceTimersByTime(1);
  expect([reloads.count, reports]).toEqual([0, 1]);
});
