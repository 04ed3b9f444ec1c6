import { PASSWORD } from '../../domain/seed/people/people.ts';
import type { Example, ExampleWorld } from '../example.ts';

const digital = 'digital@example.it';
const reader = 'lettore@example.it';
const strong = { password: 'Nuova-2027!', password_confirm: 'Nuova-2027!' };

const jsonPost = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A signed-in browser with a fresh one-time code. */
const withCode = async ({ signIn }: ExampleWorld) => {
  const browser = await signIn(digital);
  const sent = await browser.get('/sso/request-login');
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('id_code') ?? '';
  return { code, headers: { cookie: browser.cookieHeader } };
};

const firstOf =
  (table: 'notice' | 'device') =>
  async ({ db, accountId }: ExampleWorld) => {
    const [row] = await db.query<{ id: string }>(`select id from ${table} where account_id = $1 limit 1`, [
      await accountId(digital),
    ]);
    return { id: row?.id ?? '' };
  };

/** The code in the newest mail to an address, as a body field. */
const mailed = async ({ db }: ExampleWorld, to: string, field: 'verify_code' | 'code') => {
  const [mail] = await db.query<{ body_text: string }>(
    'select body_text from mail_out where recipient = $1 order by id desc limit 1',
    [to],
  );
  return { body: { [field]: /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(mail?.body_text ?? '')?.[0] ?? '' } };
};

const captchaBody = async ({ captcha }: ExampleWorld) => ({
  body: { 'g-recaptcha-response': await captcha('account') },
});

const newcomer = {
  user_type: 'person',
  name: 'Ada',
  surname: 'Neri',
  email: 'ada@example.it',
  ...strong,
  adult: true,
  privacy: true,
};

const registered = async (world: ExampleWorld) => {
  const token = await world.captcha('register');
  await world.call('/api/site/register', jsonPost({ ...newcomer, 'g-recaptcha-response': token }));
  return mailed(world, newcomer.email, 'verify_code');
};

const requestPasswordReset = async (world: ExampleWorld) => {
  const token = await world.captcha('reset');
  await world.call('/api/site/password-reset', jsonPost({ email: reader, 'g-recaptcha-response': token }));
  return mailed(world, reader, 'code');
};

const requestEmail = async (world: ExampleWorld) => {
  await world.call('/api/user/email', jsonPost({ email: 'altro@example.it', password: PASSWORD }), reader);
  return mailed(world, 'altro@example.it', 'verify_code');
};

const requestDeletion = async (world: ExampleWorld) => {
  await world.call('/api/user/gdpr/delete', jsonPost({ password: PASSWORD, confirm: 'ELIMINA' }), reader);
  return {};
};

const forReaders = { as: null, status: 401, code: 'ERR_NOT_LOGGED' } as const;

/** Examples of the account calls. */
export const accountExamples: readonly Example[] = [
  {
    method: 'post',
    path: '/api/site/login',
    host: 'account',
    good: { body: { login: digital, password: PASSWORD, remember: true, redirect_uri: '/sezioni' } },
    bad: { body: { login: digital, password: 'x' }, status: 401, code: 'ERR_CREDENTIALS' },
  },
  {
    method: 'post',
    path: '/api/logout',
    host: 'account',
    as: digital,
    good: {},
    bad: { headers: { 'x-xsrf-token': 'x' }, status: 403, code: 'ERR_XSRF' },
  },
  {
    method: 'post',
    path: '/logout',
    host: 'newsstand',
    as: digital,
    good: {},
    bad: { headers: { 'x-xsrf-token': 'x' }, status: 403, code: 'ERR_XSRF' },
  },
  {
    method: 'get',
    path: '/api/sso/id_code/{code}',
    host: 'account',
    good: {},
    bad: { params: { code: 'x' }, status: 410, code: 'ERR_CODE_EXPIRED' },
    prepare: withCode,
  },
  { method: 'get', path: '/api/user/short-info', host: 'account', as: digital, good: {}, bad: forReaders },
  { method: 'get', path: '/api/user/notices', host: 'account', as: digital, good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/notices/{id}',
    host: 'account',
    as: digital,
    good: {},
    bad: { as: reader, status: 404 },
    prepare: firstOf('notice'),
  },
  { method: 'get', path: '/api/user/profile', host: 'account', as: digital, good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/profile',
    host: 'account',
    as: digital,
    good: { body: { version: 1, city: 'Castelruvo' } },
    bad: { body: { fiscal_code: 'x' }, status: 422 },
  },
  {
    method: 'post',
    path: '/api/user/profile/avatar',
    host: 'account',
    as: digital,
    good: { body: { delete: true } },
    bad: { body: { delete: false }, status: 422 },
  },
  { method: 'get', path: '/api/user/invoicing', host: 'account', as: digital, good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/invoicing',
    host: 'account',
    as: digital,
    good: { body: { want_invoice: false, recipient_name: 'Giulia Ferrante' } },
    bad: { body: { want_invoice: true }, status: 422 },
  },
  {
    method: 'post',
    path: '/api/user/password',
    host: 'account',
    as: reader,
    good: { body: { old_password: PASSWORD, ...strong } },
    bad: { body: { old_password: 'x', ...strong }, status: 403, code: 'ERR_OLD_PASSWORD' },
  },
  {
    method: 'post',
    path: '/api/user/email',
    host: 'account',
    as: reader,
    good: { body: { email: 'altro@example.it', password: PASSWORD } },
    bad: { body: { email: 'altro@example.it', password: 'x' }, status: 403, code: 'ERR_PASSWORD' },
  },
  {
    method: 'post',
    path: '/api/user/email/confirm',
    host: 'account',
    as: reader,
    good: {},
    bad: { body: { verify_code: 'x' }, status: 410, code: 'ERR_CODE_EXPIRED' },
    prepare: requestEmail,
  },
  { method: 'get', path: '/api/user/consents', host: 'account', as: digital, good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/consents',
    host: 'account',
    as: 'azienda@example.it',
    good: { body: { consents: { promo: true }, text_version: '2025-11', surface: 'profilo' } },
    bad: { body: { consents: { company_contract: false }, text_version: '2025-11', surface: 'profilo' }, status: 422 },
  },
  { method: 'get', path: '/api/user/devices', host: 'account', as: digital, good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/devices/{id}/delete',
    host: 'account',
    as: digital,
    good: {},
    bad: { as: reader, status: 404 },
    prepare: firstOf('device'),
  },
  {
    method: 'post',
    path: '/api/user/devices/delete-others',
    host: 'account',
    as: digital,
    good: {},
    bad: forReaders,
  },
  { method: 'get', path: '/api/user/onboarding', host: 'account', as: 'nuovo@example.it', good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/onboarding',
    host: 'account',
    as: 'nuovo@example.it',
    good: { body: { step: 'interests', state: 'done' } },
    bad: { body: { step: 'interests', state: 'x' }, status: 422 },
  },
  { method: 'get', path: '/api/user/gdpr/export', host: 'account', as: digital, good: {}, bad: forReaders },
  {
    method: 'post',
    path: '/api/user/gdpr/export',
    host: 'account',
    as: digital,
    good: { body: { password: PASSWORD } },
    bad: { body: { password: 'x' }, status: 403, code: 'ERR_PASSWORD' },
  },
  {
    method: 'post',
    path: '/api/user/gdpr/delete',
    host: 'account',
    as: reader,
    good: { body: { password: PASSWORD, confirm: 'ELIMINA' } },
    bad: {
      as: digital,
      body: { password: PASSWORD, confirm: 'ELIMINA' },
      status: 409,
      code: 'ERR_ACTIVE_SUBSCRIPTION',
    },
  },
  {
    method: 'post',
    path: '/api/user/gdpr/delete/cancel',
    host: 'account',
    as: reader,
    good: {},
    bad: { as: digital, status: 404 },
    prepare: requestDeletion,
  },
  {
    method: 'post',
    path: '/api/site/register',
    host: 'account',
    good: { body: newcomer },
    bad: { body: { ...newcomer, email: reader }, status: 409, code: 'ERR_REGISTRATION' },
    prepare: captchaBody,
  },
  {
    method: 'post',
    path: '/api/site/register/verify',
    host: 'account',
    good: {},
    bad: { body: { verify_code: 'x' }, status: 410, code: 'ERR_CODE_EXPIRED' },
    prepare: registered,
  },
  {
    method: 'post',
    path: '/api/site/register/resend',
    host: 'account',
    good: { body: { email: newcomer.email } },
    bad: { body: {}, status: 422 },
  },
  {
    method: 'post',
    path: '/api/site/password-reset',
    host: 'account',
    good: { body: { email: reader } },
    bad: { body: { email: reader, 'g-recaptcha-response': 'x' }, status: 403, code: 'ERR_CAPTCHA' },
    prepare: captchaBody,
  },
  {
    method: 'post',
    path: '/api/site/password-reset/confirm',
    host: 'account',
    good: { body: strong },
    bad: { body: { code: 'x', ...strong }, status: 410, code: 'ERR_CODE_EXPIRED' },
    prepare: requestPasswordReset,
  },
  {
    method: 'get',
    path: '/api/site/comuni',
    host: 'account',
    good: { query: { q: 'Rom' } },
    bad: { status: 422 },
  },
];
