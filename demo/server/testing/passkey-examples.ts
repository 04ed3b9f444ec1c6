import type { Example, ExampleWorld } from '../routes/example.ts';
import { TestAuthenticator } from './test-authenticator.ts';

const digital = 'digital@example.it';
const forReaders = { as: null, status: 401, code: 'ERR_NOT_LOGGED' } as const;
const rpId = 'mg.localhost';
const origin = 'http://account.mg.localhost:4300';

const challengeOf = async (response: Response): Promise<string> => (await response.json()).data.options.challenge;

/** An authenticator's answer to the creation options of the reader. */
const created = async ({ call }: ExampleWorld) => {
  const authenticator = new TestAuthenticator();
  const challenge = await challengeOf(await call('/api/user/passkeys/options', {}, digital));
  return { authenticator, passkey: authenticator.register({ challenge, rpId, origin }) };
};

const withCreated = async (world: ExampleWorld) => ({ body: { passkey: (await created(world)).passkey } });

/** The reader has a passkey. */
const stored = async (world: ExampleWorld) => {
  const { authenticator, passkey } = await created(world);
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ passkey }),
  };
  const answer = await (await world.call('/api/user/passkeys', init, digital)).json();
  return { authenticator, id: String(answer.data.passkeys[0].id) };
};

const withStored = async (world: ExampleWorld) => ({ id: (await stored(world)).id });

const withSignIn = async (world: ExampleWorld) => {
  const { authenticator } = await stored(world);
  const challenge = await challengeOf(await world.call('/api/site/passkey/options'));
  return { body: { passkey: authenticator.signIn({ challenge, rpId, origin }) } };
};

/** The code in the mail about the reader's sign-in. */
const withAccessMail = async ({ db, signIn }: ExampleWorld) => {
  await signIn(digital);
  const [mail] = await db.query<{ body_text: string }>(
    'select body_text from mail_out where recipient = $1 order by id desc limit 1',
    [digital],
  );
  return { body: { code: /code=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '' } };
};

/** Examples of the calls about passkeys, and about sign-ins that were not the reader's. */
export const passkeyExamples: readonly Example[] = [
  {
    method: 'get',
    path: '/api/site/passkey/options',
    host: 'account',
    good: {},
    bad: { method: 'post', status: 405 },
  },
  {
    method: 'post',
    path: '/api/site/passkey/login',
    host: 'account',
    good: { body: { remember: true, redirect_uri: '/sezioni' } },
    bad: {
      body: { passkey: new TestAuthenticator().signIn({ challenge: 'x', rpId, origin }) },
      status: 401,
      code: 'ERR_PASSKEY_UNKNOWN',
    },
    prepare: withSignIn,
  },
  {
    method: 'post',
    path: '/api/site/not-me',
    host: 'account',
    good: {},
    bad: { body: { code: 'x' }, status: 410, code: 'ERR_CODE_EXPIRED' },
    prepare: withAccessMail,
  },
  { method: 'get', path: '/api/user/passkeys', host: 'account', as: digital, good: {}, bad: forReaders },
  { method: 'get', path: '/api/user/passkeys/options', host: 'account', as: digital, good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/passkeys',
    host: 'account',
    as: digital,
    good: {},
    bad: {
      body: { passkey: new TestAuthenticator().register({ challenge: 'x', rpId, origin }) },
      status: 422,
      code: 'ERR_PASSKEY',
    },
    prepare: withCreated,
  },
  {
    method: 'post',
    path: '/api/user/passkeys/{id}',
    host: 'account',
    as: digital,
    good: { body: { name: 'Telefono' } },
    bad: { as: 'lettore@example.it', body: { name: 'Telefono' }, status: 404 },
    prepare: withStored,
  },
  {
    method: 'post',
    path: '/api/user/passkeys/{id}/delete',
    host: 'account',
    as: digital,
    good: {},
    bad: { as: 'lettore@example.it', status: 404 },
    prepare: withStored,
  },
];
