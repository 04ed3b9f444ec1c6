import { expect, test, vi } from 'vitest';

test('two bundles of a page share a state', async () => {
  const first = await import('./page-state.ts');
  const state = first.pageState('example', () => ({}));
  vi.resetModules();
  const second = await import('./page-state.ts');
  expect(second.pageState).not.toBe(first.pageState);
  expect(second.pageState('example', () => ({}))).toBe(state);
});

test('a name from Object.prototype is not a state', async () => {
  const { pageState } = await import('./page-state.ts');
  expect(pageState('constructor', () => 1)).toBe(1);
});
