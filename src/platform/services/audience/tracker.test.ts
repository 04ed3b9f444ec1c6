import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tracker } from './tracker.ts';

/** Loads the script, whose object appears after `delayMs`. */
const loadAfter = (delayMs: number, name: string): Promise<'used' | 'given up'> => {
  const loading = tracker(`http://third.localhost/${name}.js`).load({ client: 'c', app: 'a' });
  setTimeout(() => Object.assign(globalThis, { npAudience: { track() {}, stop() {}, start() {} } }), delayMs);
  return loading.then(
    () => 'used',
    () => 'given up',
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ remove() {} }), head: { append() {} } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'npAudience');
});

test('F37 after 4.9 s the audience script is used', async () => {
  const loading = loadAfter(4850, 'in-time');
  await vi.advanceTimersByTimeAsync(4900);
  expect(await loading).toBe('used');
  expect(vi.getTimerCount()).toBe(1);
});

test('F37 after 5.1 s the audience script is ignored and no timer runs', async () => {
  const loading = loadAfter(5100, 'late');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBe('given up');
  await vi.advanceTimersByTimeAsync(200);
  expect(vi.getTimerCount()).toBe(0);
});
