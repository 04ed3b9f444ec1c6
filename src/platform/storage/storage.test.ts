import { afterEach, describe, expect, test, vi } from 'vitest';
import { readStored, readStoredJson, removeStored, writeStored } from './storage.ts';

const stub = (store: Partial<Storage>) => vi.stubGlobal('localStorage', store);
const working = () => {
  const values = new Map<string, string>();
  stub({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  });
  return values;
};
const refuse = () => {
  throw new Error('QuotaExceededError');
};

afterEach(() => {
  removeStored('k');
  vi.unstubAllGlobals();
});

test('a value is stored, read and removed', () => {
  const values = working();
  writeStored('k', 'v');
  expect([values.get('k'), readStored('k')]).toEqual(['v', 'v']);
  removeStored('k');
  expect([values.has('k'), readStored('k')]).toEqual([false, null]);
});

describe.each([
  ['full', { getItem: () => null, setItem: refuse, removeItem: () => {} }],
  ['blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('%s storage', (_, store) => {
  test('keeps the value for this page', () => {
    stub(store);
    expect(readStored('k')).toBe(null);
    writeStored('k', 'v');
    expect(readStored('k')).toBe('v');
    removeStored('k');
    expect(readStored('k')).toBe(null);
  });
});

test.each([
  ['[1]', [1]],
  ['{"a":', undefined],
  ['', undefined],
])('stored JSON %j → %j', (text, value) => {
  working();
  writeStored('k', text);
  expect(readStoredJson('k')).toEqual(value);
});
