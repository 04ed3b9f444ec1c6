import { expect, test } from 'vitest';
import { factsOf } from './model.ts';

const made = { id: 'a', name: 'Chrome su macOS', synced: false, created_at: '2025-11-20T09:00:00Z' };

test.each([
  [{ ...made, last_used_at: null }, 'Creata il 20 novembre 2025 · mai usata'],
  [{ ...made, last_used_at: '2025-11-21T23:30:00Z' }, 'Creata il 20 novembre 2025 · usata il 22 novembre 2025'],
  [
    { ...made, last_used_at: null, synced: true },
    'Creata il 20 novembre 2025 · mai usata · anche sugli altri tuoi dispositivi',
  ],
])('%j is described as %s', (passkey, text) => {
  expect(factsOf(passkey)).toBe(text);
});
