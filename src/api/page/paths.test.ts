import { afterEach, expect, test } from 'vitest';
import { remapPaths } from './core-paths.ts';
import { pathOf } from './paths.ts';

afterEach(() => {
  remapPaths();
});

test.each([
  ['withdrawal', 7, '/api/user/subscriptions/7/withdrawal'],
  ['subUsersInvite', 7, '/api/user/subscriptions/7/sub-users/invite'],
  ['topic', 'cronaca/nera $&', '/api/user/topics/cronaca%2Fnera%20%24%26'],
  ['rassegnaPlanCancel', 3, '/api/user/rassegna/invio/programmati/3/annulla'],
] as const)('%s with id %s → %s', (name, id, path) => {
  expect(pathOf(name, id)).toBe(path);
});

test('an integrator can configure the path of each call', () => {
  remapPaths({ withdrawal: '/v2/recesso/{id}', subscriptions: '/v2/abbonamenti' });
  expect(pathOf('withdrawal', 7)).toBe('/v2/recesso/7');
  expect(pathOf('subscriptions')).toBe('/v2/abbonamenti');
  expect(pathOf('autoRenewal', 7)).toBe('/api/user/subscriptions/7/auto-renewal');
});
