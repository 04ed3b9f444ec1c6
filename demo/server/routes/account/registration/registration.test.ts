import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn, TestBrowser } from '../../../testing/signed-in.ts';
import { captchaToken, startTestApp, type TestApp } from '../../../testing/testing.ts';
import { dataOf, mailedCode, mailedDigits } from '../account-testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const captcha = (): Promise<string> => captchaToken(app, 'http://account.mg.localhost:4300');

const newcomer = {
  user_type: 'person',
  name: 'Ada',
  surname: 'Negri',
  email: 'ada@example.it',
  password: 'Prima-2026!',
  password_confirm: 'Prima-2026!',
  adult: true,
  privacy: true,
};

const register = async (body: object): Promise<Response> =>
  new TestBrowser(app).post('/api/site/register', { ...newcomer, 'g-recaptcha-response': await captcha(), ...body });

test('the mailed code completes a registration and signs in', async () => {
  expect(await dataOf(await register({ consents: { promo: true } }))).toEqual({
    user: { username: 'ada', email: 'ada@example.it', name: 'Ada', surname: 'Negri' },
    verify_required: true,
  });
  const browser = new TestBrowser(app);
  const login = { login: 'ada@example.it', password: newcomer.password };
  expect(await dataOf(await browser.post('/api/site/login', login), 403)).toMatchObject({ code: 'ERR_NOT_VERIFIED' });
  const first = await mailedCode(app, 'ada@example.it');
  expect((await browser.post('/api/site/register/resend', { email: 'ada@example.it' })).status).toBe(200);
  expect((await browser.post('/api/site/register/resend', { email: 'nessuno@example.it' })).status).toBe(200);
  expect((await browser.post('/api/site/register/verify', { verify_code: first })).status).toBe(410);
  const code = (await mailedCode(app, 'ada@example.it')).toLowerCase().replace('-', ' ');
  const { id_code } = await dataOf(await browser.post('/api/site/register/verify', { verify_code: code }));
  expect(await dataOf(await browser.get(`/api/sso/id_code/${id_code}`))).toMatchObject({
    username: 'ada',
    redirect_uri: '/user-onboarding',
    CDP: { subscription: null },
  });
  const { steps } = await dataOf(await browser.get('/api/user/onboarding'));
  expect(steps).toEqual({ interests: 'current', newsletters: 'next', download_app: '' });
  const { consents } = await dataOf(await browser.get('/api/user/consents'));
  expect(consents).toMatchObject([{ id: 'promo', granted: true }, { granted: false }, { granted: false }]);
});

test('six digits confirm their own address only, ten tries an hour; sent again with its key, the code succeeds again', async () => {
  const email = 'sei@example.it';
  await register({ email });
  await register({ email: 'altra.sei@example.it' });
  const code = await mailedDigits(app, email);
  expect(code).toMatch(/^\d{6}$/);
  const browser = new TestBrowser(app);
  const verify = (body: object) => browser.post('/api/site/register/verify', body);
  const key = '7f0e5a56-6d5c-4c1f-9a55-3c1d3f3f6a01';
  for (const wrong of [{}, { email: 'altra.sei@example.it' }, { email: 'nessuno.sei@example.it' }])
    expect((await verify({ verify_code: code, ...wrong })).status).toBe(410);
  expect(
    (await verify({ verify_code: `${code.slice(0, 3)} ${code.slice(3)}`, email: 'SEI@example.it', key })).status,
  ).toBe(200);
  expect((await verify({ verify_code: code, email, key })).status).toBe(200);
  expect((await verify({ verify_code: code, email })).status).toBe(410);
  expect((await verify({ verify_code: code, email, key: '7f0e5a56-6d5c-4c1f-9a55-3c1d3f3f6a02' })).status).toBe(410);
  // The code of the link is void once its account is confirmed.
  expect((await verify({ verify_code: await mailedCode(app, email) })).status).toBe(410);
  app.clock.advance(600_000);
  expect((await verify({ verify_code: code, email, key })).status).toBe(410);
  for (let n = 0; n < 4; n += 1) await verify({ verify_code: '000000', email });
  app.clock.advance(600_000);
  expect((await verify({ verify_code: '000000', email })).status).toBe(410);
  expect((await verify({ verify_code: '000000', email })).status).toBe(429);
});

test('a registered address is refused without revealing it', async () => {
  const { message, code } = await dataOf(await register({ email: 'LETTORE@example.it' }), 409);
  expect(code).toBe('ERR_REGISTRATION');
  expect(message).toBe('Registrazione non riuscita. Controlla i dati; se hai già un account, accedi.');
  const mails = await app.db.query(
    `select subject from mail_out where lower(recipient) = 'lettore@example.it' order by id desc limit 1`,
  );
  expect(mails).toEqual([{ subject: 'Hai già un account' }]);
});

test('an address gets at most five mails an hour, with or without an account', async () => {
  for (const email of ['online@example.it', 'cinque@example.it']) {
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await register({ email })).status);
    expect(answers.at(-1), email).toBe(429);
    expect(answers.slice(0, 5), email).not.toContain(429);
  }
});

test.each([
  [
    { name: '', adult: false, privacy: false },
    { name: 'required', adult: 'required', privacy: 'required' },
  ],
  [{ email: 'ada@' }, { email: 'email' }],
  [{ email: '' }, { email: 'required' }],
  [{ user_type: 'company' }, { company_name: 'required' }],
  [{ user_type: 'company', company_name: 'Negri srl' }, { company_contract: 'acceptance' }],
  [{ password_confirm: 'x' }, { password_confirm: 'match' }],
  [{ password: 'Ferrari1.', password_confirm: 'Ferrari1.' }, { password: 'leaked' }],
  [{ surname: 'x'.repeat(51) }, { surname: 'max_length' }],
])('registration with %j is refused', async (body, errors) => {
  expect(await dataOf(await register({ email: 'altra@example.it', ...body }), 422)).toMatchObject({ errors });
});

test('registration without a valid captcha is refused', async () => {
  const refused = await dataOf(await register({ email: 'altra@example.it', 'g-recaptcha-response': 'x' }), 403);
  expect(refused).toMatchObject({ code: 'ERR_CAPTCHA' });
});

test('a company registers with its company name only', async () => {
  const company = { user_type: 'company', name: '', surname: '', company_name: 'Negri srl', email: 'negri@example.it' };
  const made = await dataOf(await register({ ...company, consents: { company_contract: true } }));
  expect(made).toMatchObject({ user: { username: 'negri' } });
  const browser = new TestBrowser(app);
  await browser.post('/api/site/register/verify', { verify_code: await mailedCode(app, 'negri@example.it') });
  expect(await dataOf(await browser.get('/api/user/short-info'))).toMatchObject({ name: 'Negri srl', isCompany: true });
});

test('the mailed code replaces a forgotten password and ends all sessions', async () => {
  const email = 'insoluto@example.it';
  const before = await signedIn(app, email);
  const browser = new TestBrowser(app);
  const ask = async (to: string) =>
    browser.post('/api/site/password-reset', { email: to, 'g-recaptcha-response': await captcha() });
  expect(await dataOf(await ask(email))).toEqual({ message: 'E-mail inviata.' });
  expect(await dataOf(await ask('nessuno@example.it'))).toEqual({ message: 'E-mail inviata.' });
  const code = await mailedCode(app, email);
  const confirm = (password: string) =>
    browser.post('/api/site/password-reset/confirm', { code, password, password_confirm: password });
  expect((await confirm('corta')).status).toBe(422);
  expect(await dataOf(await confirm('Password1!'), 422)).toMatchObject({ code: 'ERR_PASSWORD_LEAKED' });
  expect(await dataOf(await confirm('Altra-2026!'))).toEqual({ message: 'Password modificata: accedi di nuovo.' });
  expect(await dataOf(await confirm('Altra-2026!'), 410)).toMatchObject({ code: 'ERR_CODE_EXPIRED' });
  expect((await before.get('/api/user/short-info')).status).toBe(401);
  expect((await browser.post('/api/site/login', { login: email, password: 'Altra-2026!' })).status).toBe(200);
});

test('a code expires', async () => {
  const browser = new TestBrowser(app);
  await browser.post('/api/site/password-reset', { email: 'ente@example.it', 'g-recaptcha-response': await captcha() });
  const code = await mailedCode(app, 'ente@example.it');
  app.clock.advance(3_600_000);
  const body = { code, password: newcomer.password, password_confirm: newcomer.password };
  expect((await browser.post('/api/site/password-reset/confirm', body)).status).toBe(410);
});
