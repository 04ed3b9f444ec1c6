import { expect, test } from 'vitest';
import { newUuid } from './uuid.ts';

test('a random UUID has its version and variant, and no two are equal', () => {
  const all = Array.from({ length: 100 }, newUuid);
  for (const one of all) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(all).size).toBe(100);
});
