import { expect, test } from 'vitest';
import { identitySettings } from './settings.ts';

const brand = {
  NP_OPENID_QP: 'https://id.example/realms/qp',
  NP_OPENID_QP_ID: 'np',
  NP_OPENID_QP_SECRET: 'geheim',
  NP_OPENID_QP_NAME: 'Accesso Unico',
};

test('without settings both providers are the demo’s', () => {
  expect(identitySettings({})).toEqual({ google: undefined, brands: undefined });
});

test('Google needs a client and its secret', () => {
  expect(identitySettings({ NP_GOOGLE_ID: 'np.apps', NP_GOOGLE_SECRET: 'geheim' }).google).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'np.apps',
    clientSecret: 'geheim',
    name: 'Google',
  });
  expect(() => identitySettings({ NP_GOOGLE_ID: 'np.apps' })).toThrow(
    /^NP_GOOGLE_ID is set without NP_GOOGLE_SECRET\./,
  );
});

test('a brand has its provider; then no other brand has the demo’s', () => {
  const { brands } = identitySettings(brand);
  expect([...(brands ?? [])]).toEqual([
    ['QP', { issuer: 'https://id.example/realms/qp', clientId: 'np', clientSecret: 'geheim', name: 'Accesso Unico' }],
  ]);
});

test.each([
  [{ ...brand, NP_OPENID_QP: 'http://id.example' }, /^NP_OPENID_QP: tokens do not travel without TLS\./],
  [{ ...brand, NP_OPENID_QP: 'id.example' }, /^NP_OPENID_QP is not an address that starts with https/],
  [{ ...brand, NP_OPENID_QP_NAME: undefined }, /^NP_OPENID_QP is set without NP_OPENID_QP_NAME\./],
  [{ ...brand, NP_OPENID_QP_SECRET: '' }, /^NP_OPENID_QP_ID is set without NP_OPENID_QP_SECRET\./],
])('%o is refused in one line', (env, message) => {
  expect(() => identitySettings(env)).toThrow(message);
  expect(() => identitySettings(env)).not.toThrow(/geheim/);
});
