import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '../../domain/seed/people/people.ts';
import { signedIn, TestBrowser } from '../../testing/signed-in.ts';
import { TestAuthenticator } from '../../testing/test-authenticator.ts';
import { startTestApp, type TestApp } from '../../testing/testing.ts';
import { dataOf } from '../account/account-testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const digital = 'digital@example.it';
const chrome = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' };
const page = { rpId: 'mg.localhost', origin: 'http://account.mg.localhost:4300' };

beforeEach(async () => {
  app.clock.advance(2 * 86_400_000);
  await app.db.query('delete from passkey');
});

const optionsOf = async (browser: TestBrowser, path: string): Promise<{ challenge: string }> =>
  (await dataOf(await browser.get(path))).options as { challenge: string };

const add = async (browser: TestBrowser, authenticator: TestAuthenticator, status = 200, at: object = {}) => {
  const { challenge } = await optionsOf(browser, '/api/user/passkeys/options');
  const passkey = authenticator.register({ challenge, ...page, ...at });
  return dataOf(await browser.post('/api/user/passkeys', { passkey }), status);
};

const answered = async (browser: TestBrowser, authenticator: TestAuthenticator, at: object = {}) => {
  const { challenge } = await optionsOf(browser, '/api/site/passkey/options');
  return authenticator.signIn({ challenge, ...page, ...at });
};

const newestMail = async (subject: string): Promise<string> => {
  const [mail] = await app.db.query<{ body_text: string }>(
    'select body_text from mail_out where recipient = $1 and subject = $2 order by id desc limit 1',
    [digital, subject],
  );
  return mail?.body_text ?? '';
};

const codeIn = (text: string): string => /non-sono-stato-io\?code=([\w-]+)/.exec(text)?.[1] ?? '';
const statusOf = async (browser: TestBrowser): Promise<number> => (await browser.get('/api/user/short-info')).status;

test('a passkey is made, named, used and removed; then the password still signs in', async () => {
  const browser = await signedIn(app, digital, 'MG', chrome);
  const authenticator = new TestAuthenticator();
  const { passkeys, limit } = await add(browser, authenticator);
  expect([passkeys, limit]).toEqual([
    [
      {
        id: expect.any(String),
        name: 'Chrome su Linux',
        synced: false,
        created_at: new Date(app.clock.now()).toISOString(),
        last_used_at: null,
      },
    ],
    10,
  ]);
  const [{ id }] = passkeys as [{ id: string }];
  const named = await dataOf(await browser.post(`/api/user/passkeys/${id}`, { name: ' Portatile\tdi casa ' }));
  expect(named).toMatchObject({ passkeys: [{ name: 'Portatile di casa' }] });

  const other = new TestBrowser(app, 'MG', chrome);
  const passkey = await answered(other, authenticator);
  const { redirect_uri } = await dataOf(
    await other.post('/api/site/passkey/login', { passkey, remember: true, redirect_uri: '/sezioni' }),
  );
  expect(String(redirect_uri)).toMatch(/^http:\/\/mg\.localhost:4300\/login\?id_code=[\w-]+&redirect_uri=%2Fsezioni$/);
  expect(await statusOf(other)).toBe(200);
  expect(await dataOf(await other.get('/api/user/passkeys'))).toMatchObject({
    passkeys: [{ last_used_at: new Date(app.clock.now()).toISOString() }],
  });

  expect(await dataOf(await browser.post(`/api/user/passkeys/${id}/delete`))).toMatchObject({ passkeys: [] });
  const again = await other.post('/api/site/passkey/login', { passkey: await answered(other, authenticator) });
  expect(await dataOf(again, 401)).toEqual({
    message: 'Questa passkey non vale più. Accedi con la password.',
    code: 'ERR_PASSKEY_UNKNOWN',
  });
  expect((await other.post('/api/site/login', { login: digital, password: PASSWORD })).status).toBe(200);
});

test.each<[what: string, at: object, isVerified?: boolean]>([
  ['from a page of another site', { origin: 'http://account.evil.localhost:4300' }],
  ['from another port', { origin: 'http://account.mg.localhost:4301' }],
  ['for another brand', { rpId: 'gz.localhost' }],
  ['of a user who was not verified', {}, false],
])('a sign-in %s is refused', async (_, at, isVerified) => {
  const authenticator = new TestAuthenticator();
  await add(await signedIn(app, digital), authenticator);
  const browser = new TestBrowser(app);
  const { challenge } = await optionsOf(browser, '/api/site/passkey/options');
  const passkey = authenticator.signIn({ challenge, ...page, ...at }, isVerified);
  expect(await dataOf(await browser.post('/api/site/passkey/login', { passkey }), 401)).toMatchObject({
    code: 'ERR_PASSKEY',
  });
  expect(await statusOf(browser)).toBe(401);
});

test('a challenge is accepted once, for ten minutes, for its purpose', async () => {
  const authenticator = new TestAuthenticator();
  const reader = await signedIn(app, digital);
  await add(reader, authenticator);
  const browser = new TestBrowser(app);
  const send = async (passkey: object) => (await browser.post('/api/site/passkey/login', { passkey })).status;
  const { challenge } = await optionsOf(browser, '/api/site/passkey/options');
  expect(await send(authenticator.signIn({ challenge, ...page }))).toBe(200);
  expect(await send(authenticator.signIn({ challenge, ...page }))).toBe(401);

  const late = await answered(browser, authenticator);
  app.clock.advance(600_000);
  expect(await send(late)).toBe(401);

  const ofAnother = await optionsOf(reader, '/api/user/passkeys/options');
  expect(await send(authenticator.signIn({ challenge: ofAnother.challenge, ...page }))).toBe(401);
  const made = `${app.clock.now() + 60_000}.x.x`;
  expect(await send(authenticator.signIn({ challenge: Buffer.from(made).toString('base64url'), ...page }))).toBe(401);
});

test('a copied authenticator is refused: its counter is behind', async () => {
  const authenticator = new TestAuthenticator();
  await add(await signedIn(app, digital), authenticator);
  const browser = new TestBrowser(app);
  expect(
    (await browser.post('/api/site/passkey/login', { passkey: await answered(browser, authenticator) })).status,
  ).toBe(200);
  authenticator.counter -= 1;
  expect(
    (await browser.post('/api/site/passkey/login', { passkey: await answered(browser, authenticator) })).status,
  ).toBe(401);
});

test('a passkey is stored for its own challenge and origin only, once, and ten times an account', async () => {
  const browser = await signedIn(app, digital);
  const authenticator = new TestAuthenticator();
  expect(await add(browser, authenticator, 422, { origin: 'http://mg.localhost.evil.test' })).toMatchObject({
    code: 'ERR_PASSKEY',
  });
  const { challenge } = await optionsOf(await signedIn(app, 'lettore@example.it'), '/api/user/passkeys/options');
  const passkey = authenticator.register({ challenge, ...page });
  expect((await browser.post('/api/user/passkeys', { passkey })).status).toBe(422);
  await add(browser, authenticator);
  expect(await add(browser, authenticator, 409)).toMatchObject({ code: 'ERR_PASSKEY_LIMIT' });
  for (let n = 1; n < 10; n += 1) await add(browser, new TestAuthenticator());
  const full = await dataOf(await browser.get('/api/user/passkeys/options'), 409);
  expect(full.message).toBe('Puoi avere al massimo 10 passkey. Rimuovine una che non usi.');
});

test('the owner gets a mail about a sign-in from a new device, not from a known one', async () => {
  const count = async (): Promise<number> => {
    const rows = await app.db.query(`select 1 from mail_out where subject = 'Nuovo accesso al tuo account'`);
    return rows.length;
  };
  const before = await count();
  const browser = await signedIn(app, digital, 'MG', chrome);
  expect((await count()) - before).toBe(1);
  const text = await newestMail('Nuovo accesso al tuo account');
  expect(text).toContain('da un dispositivo nuovo: Chrome su Linux, ');
  expect(text).toMatch(/Non ero io: http:\/\/account\.mg\.localhost:\d+\/non-sono-stato-io\?code=[\w-]{43}\n/);
  await browser.post('/api/logout');
  await browser.post('/api/site/login', { login: digital, password: PASSWORD });
  expect((await count()) - before).toBe(1);
  for (let n = 0; n < 12; n += 1) await signedIn(app, digital);
  expect((await count()) - before, 'at most ten a day').toBe(10);
});

test('“Non ero io” ends all sessions, forgets newer passkeys, voids the password and asks for another one', async () => {
  const owner = await signedIn(app, digital);
  const own = new TestAuthenticator();
  await add(owner, own);
  app.clock.advance(3_600_000);
  const stranger = await signedIn(app, digital, 'MG', chrome);
  const code = codeIn(await newestMail('Nuovo accesso al tuo account'));
  const planted = new TestAuthenticator();
  await add(stranger, planted);
  expect(await newestMail('Nuova passkey per il tuo account')).toContain('con la passkey «Chrome su Linux»');

  const visitor = new TestBrowser(app);
  const { reset_code } = await dataOf(await visitor.post('/api/site/not-me', { code }));
  expect([await statusOf(owner), await statusOf(stranger)]).toEqual([401, 401]);
  const tryIn = async (password: string) =>
    (await visitor.post('/api/site/login', { login: digital, password })).status;
  expect(await tryIn(PASSWORD)).toBe(401);
  const tryKey = async (authenticator: TestAuthenticator) =>
    (await visitor.post('/api/site/passkey/login', { passkey: await answered(visitor, authenticator) })).status;
  expect([await tryKey(planted), await tryKey(own)]).toEqual([401, 200]);
  expect((await visitor.post('/api/site/not-me', { code })).status).toBe(410);

  const next = { password: 'Sicura-2031!', password_confirm: 'Sicura-2031!' };
  expect((await visitor.post('/api/site/password-reset/confirm', { code: reset_code, ...next })).status).toBe(200);
  expect(await tryIn(next.password)).toBe(200);
  await app.db.query(
    'update account set password_hash = (select password_hash from account where email = $1 limit 1)',
    ['lettore@example.it'],
  );
});

test('the code of a mail is void after seven days, and on another brand', async () => {
  await signedIn(app, digital);
  const code = codeIn(await newestMail('Nuovo accesso al tuo account'));
  expect((await new TestBrowser(app, 'GZ').post('/api/site/not-me', { code })).status).toBe(410);
  app.clock.advance(7 * 86_400_000);
  expect((await new TestBrowser(app).post('/api/site/not-me', { code })).status).toBe(410);
});
