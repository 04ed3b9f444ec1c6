import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { googleTraits } from './google.ts';
import { type OpenIdTraits, openIdProvider } from './openid.ts';

const issuer = 'http://id.localhost';
const keyPair = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const own = keyPair();
const person = { email: 'giulia@example.it', email_verified: true };

/** What a provider of the tests does otherwise than most. */
interface Provider {
  /** Claims of its token beside those that every token has. */
  readonly claims?: object;
  /** What its UserInfo says; without, it has none. */
  readonly userInfo?: object;
  readonly signedWith?: ReturnType<typeof keyPair>;
  /** Ways to say the client's secret; without, its description names none. */
  readonly takes?: readonly string[];
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const tokenOf = (claims: object, { privateKey }: ReturnType<typeof keyPair>): string => {
  const signed = `${encoded({ alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};

/** Signs a person in at a provider that answers in this process. `secrets` are the ways in which the client said its secret. */
const signIn = async ({ claims = person, userInfo, signedWith = own, takes }: Provider, traits: OpenIdTraits = {}) => {
  const secrets: string[] = [];
  let nonce = '';
  const answers: Readonly<Record<string, () => object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      end_session_endpoint: `${issuer}/end`,
      jwks_uri: `${issuer}/keys`,
      id_token_signing_alg_values_supported: ['ES256'],
      ...(takes && { token_endpoint_auth_methods_supported: takes }),
      ...(userInfo && { userinfo_endpoint: `${issuer}/me` }),
    }),
    '/keys': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] }),
    '/token': () => {
      const now = Math.floor(Date.now() / 1000);
      const every = { iss: issuer, sub: 'p1', aud: 'np', iat: now, exp: now + 60, nonce };
      return { access_token: 'a', token_type: 'Bearer', id_token: tokenOf({ ...every, ...claims }, signedWith) };
    },
    '/me': () => ({ sub: 'p1', ...userInfo }),
  };
  const provider = openIdProvider(
    { issuer, clientId: 'np', clientSecret: 'geheim', name: 'Prova' },
    {
      ...traits,
      fetch: async (url, { headers, body }) => {
        const { pathname } = new URL(url);
        if (pathname === '/token')
          secrets.push(new Headers(headers).has('authorization') ? 'client_secret_basic' : 'client_secret_post');
        expect(String(body).includes('geheim')).toBe(secrets[0] === 'client_secret_post' && pathname === '/token');
        return Response.json(answers[pathname]?.());
      },
    },
  );
  const { address, attempt } = await provider.begin('http://account.localhost/callback');
  nonce = new URL(address).searchParams.get('nonce') ?? '';
  const answer = new URL(`http://account.localhost/callback?code=c&state=${attempt.state}`);
  return { provider, secrets, ...(await provider.finish(answer, attempt)) };
};

test('a token that the provider’s key signed names the person', async () => {
  expect(await signIn({})).toMatchObject({ subject: 'p1', email: 'giulia@example.it' });
});

test('a token that another key signed names nobody', async () => {
  await expect(signIn({ signedWith: keyPair() })).rejects.toMatchObject({
    cause: { message: 'JWT signature verification failed' },
  });
});

test('a provider that tells the address by UserInfo only is asked there', async () => {
  expect(await signIn({ claims: {}, userInfo: person })).toMatchObject({ email: 'giulia@example.it' });
  expect(await signIn({ claims: {}, userInfo: { ...person, email_verified: false } })).toMatchObject({
    email: undefined,
  });
  expect(await signIn({ claims: {} })).toMatchObject({ subject: 'p1', email: undefined });
});

test.each([
  [undefined, 'client_secret_basic'],
  [['client_secret_basic'], 'client_secret_basic'],
  [['client_secret_basic', 'client_secret_post'], 'client_secret_post'],
])('to a provider that takes the secret by %j it is said by %s', async (takes, way) => {
  expect((await signIn({ ...(takes && { takes }) })).secrets).toEqual([way]);
});

test.each([
  ['giulia@gmail.com', {}, true],
  ['giulia@example.it', { hd: 'example.it' }, true],
  ['giulia@example.it', {}, false],
  ['giulia@gmail.com.example.it', {}, false],
])('whether Google vouches for %s, %j: %s', async (email, more, isVouchedFor) => {
  const claims = { email, email_verified: true, ...more };
  expect((await signIn({ claims }, googleTraits)).email).toBe(isVouchedFor ? email : undefined);
});

test('the sign-out names the token, if there is one', async () => {
  const { provider } = await signIn({});
  const hintOf = async (token: string | undefined) =>
    new URL((await provider.signOut(token, 'http://account.localhost/')) ?? '').searchParams.get('id_token_hint');
  expect([await hintOf('t'), await hintOf(undefined)]).toEqual(['t', null]);
});
