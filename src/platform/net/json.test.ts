import { afterEach, expect, test } from 'vitest';
import { jsonOf } from './json.ts';

afterEach(() => {
  for (const { prototype } of [Array, Object]) Reflect.deleteProperty(prototype, 'toJSON');
});

test('F57 arrays and objects are serialised when the page adds toJSON to all of them', () => {
  const value = { content: 'Sì', messages: [{ role: 'user', content: 'Ciao' }], none: undefined, deep: [[1, null]] };
  const clean = JSON.stringify(value);
  for (const { prototype } of [Array, Object]) Object.assign(prototype, { toJSON: () => 'prototype.js' });
  expect(jsonOf(value)).toBe(clean);
  expect(jsonOf([])).toBe('[]');
});
