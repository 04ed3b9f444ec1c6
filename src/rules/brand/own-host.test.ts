import { expect, test } from 'vitest';
import { sideOf } from '../session/session.ts';
import { isOwnHost } from './own-host.ts';

test.each([
  ['gz.localhost', true],
  ['account.gz.localhost', true],
  ['www.gz.localhost', false],
  ['shop.gz.localhost', false],
  ['mg.localhost', false],
  ['account.gz.localhost.evil.test', false],
  ['xgz.localhost', false],
  ['', false],
])('%s is a page of the product: %s', (hostname, isOwn) => {
  expect(isOwnHost(hostname, 'gz.localhost')).toBe(isOwn);
  expect(sideOf(hostname, 'gz.localhost') !== 'elsewhere').toBe(isOwn);
});
