import { describe, expect, test } from 'vitest';
import { endsSession, sessionEnd, sessionKeys, sideOf, storedSession } from './session.ts';

test.each([
  [{ id_token: 'abc' }, { id_token: 'abc' }],
  [
    { id_token: 'abc', redirect_uri: '/sezioni' },
    { id_token: 'abc', redirect_uri: '/sezioni' },
  ],
  [{ id_token: 'abc', redirect_uri: 7, more: true }, { id_token: 'abc' }],
  [{ id_token: 'x'.repeat(8192) }, { id_token: 'x'.repeat(8192) }],
  [{ id_token: 'x'.repeat(8193) }, undefined],
  [{ id_token: 'aZ09-._~+/==' }, { id_token: 'aZ09-._~+/==' }],
  [{ id_token: 'x\r\nX-Evil: 1' }, undefined],
  [{ id_token: 'due parole' }, undefined],
  [{ id_token: 'è' }, undefined],
  [{ id_token: '' }, undefined],
  [{ id_token: 42 }, undefined],
  [{ id: 7 }, undefined],
  [{}, undefined],
  [[], undefined],
  [42, undefined],
  ['x', undefined],
  [null, undefined],
  [undefined, undefined],
])('stored %j → %j', (value, session) => {
  expect(storedSession(value)).toEqual(session);
});

test('a polluted prototype does not create a session', () => {
  expect(storedSession(Object.create({ id_token: 'evil' }))).toBe(undefined);
  expect(
    storedSession(Object.create({ redirect_uri: '/evil' }, { id_token: { value: 'abc', enumerable: true } })),
  ).toEqual({
    id_token: 'abc',
  });
});

test('the keys that a logout clears', () => {
  expect(sessionKeys).toEqual(['user', 'userPayload', 'notices', 'BJIA', 'np_searches', 'np_seen']);
});

test.each([
  ['gz.localhost', 'newsstand'],
  ['account.gz.localhost', 'account'],
  ['www.gz.localhost', 'elsewhere'],
  ['account.lg.localhost', 'elsewhere'],
  ['127.0.0.1', 'elsewhere'],
])('%s is the side %s', (host, side) => {
  expect(sideOf(host, 'gz.localhost')).toBe(side);
});

describe('a refused call', () => {
  test.each([
    [401, 'ERR_SESSION_TOKEN_NOT_VALID', true, 'newsstand', { logout: true, redirect: 'home' }],
    [401, 'ERR_SESSION_EXPIRED', true, 'newsstand', { logout: true, redirect: 'home' }],
    [401, 'ERR_SESSION_TOKEN_NOT_VALID', true, 'account', { logout: true, redirect: 'request-login' }],
    [401, 'ERR_SESSION_EXPIRED', true, 'account', { logout: true, redirect: 'request-login' }],
    [401, 'ERR_INVALID_BROWSER', true, 'newsstand', { logout: false, redirect: 'home' }],
    [401, 'ERR_INVALID_BROWSER', true, 'account', { logout: false, redirect: 'request-login' }],
    [401, 'ERR_SESSION_EXPIRED', true, 'elsewhere', { logout: true, redirect: 'none' }],
    [401, 'ERR_SESSION_EXPIRED', false, 'newsstand', undefined],
    [401, 'ERR_INVALID_BROWSER', false, 'account', undefined],
    [401, 'ERR_NOT_LOGGED', true, 'newsstand', undefined],
    [401, undefined, true, 'newsstand', undefined],
    [403, 'ERR_SESSION_EXPIRED', true, 'newsstand', undefined],
    [500, 'ERR_SESSION_EXPIRED', true, 'newsstand', undefined],
  ] as const)('%i %s, session held %s, %s → %o', (status, code, held, side, plan) => {
    expect(sessionEnd(status, code, held, side)).toEqual(plan);
  });
});

test.each([
  [401, 'ERR_SESSION_TOKEN_NOT_VALID', true],
  [401, 'ERR_SESSION_EXPIRED', true],
  [401, 'ERR_INVALID_BROWSER', true],
  [401, 'ERR_NOT_LOGGED', false],
  [401, 'toString', false],
  [401, undefined, false],
  [403, 'ERR_SESSION_EXPIRED', false],
])('%i %s ends a session: %s', (status, code, ends) => {
  expect(endsSession(status, code)).toBe(ends);
});
