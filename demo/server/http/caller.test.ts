import { expect, test } from 'vitest';
import { forwardedFor } from './caller.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
  ['127.0.0.1,2001:db8::7', '2001:db8::7'],
  ['203.0.113.7, somebody', undefined],
  ['', undefined],
  [undefined, undefined],
])('X-Forwarded-For: %s → %s', (header, address) => {
  expect(forwardedFor({ 'x-forwarded-for': header })).toBe(address);
});
