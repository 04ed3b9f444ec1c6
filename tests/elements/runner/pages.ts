import type { TestRunnerConfig } from '@web/test-runner';
import { twoTopics } from '../../../src/features/account-contact/fixtures.ts';
import { threeFaqs } from '../../../src/features/account-faq/fixtures.ts';

type Middleware = NonNullable<TestRunnerConfig['middleware']>[number];

/** Serves a host page as the test wrote it: `/np-page?html=…`, with `csp` as its Content-Security-Policy. */
export const pages: Middleware = (context, next) => {
  if (context.path !== '/np-page') return next();
  const { searchParams } = new URL(context.url, 'http://localhost');
  const csp = searchParams.get('csp');
  context.respond = false;
  context.res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...(csp ? { 'content-security-policy': csp } : {}),
  });
  context.res.end(searchParams.get('html') ?? '');
};

/** What the account host answers without a session. */
const open: Readonly<Record<string, unknown>> = {
  '/api/site/contact/topics': twoTopics,
  '/api/site/faq': { categories: threeFaqs },
  '/api/site/passkey/options': {
    options: { challenge: 'cHJvdmEtZGktcHJvdmEtZGktcHJvdmEtMDE', rpId: 'localhost', timeout: 300_000 },
  },
};

/** The account host for a visitor: other calls are refused. */
export const account: Middleware = (context, next) => {
  if (!context.host.startsWith('account.')) return next();
  const data = open[context.path];
  context.respond = false;
  context.res.writeHead(context.method === 'OPTIONS' ? 204 : data ? 200 : 401, {
    'content-type': 'application/json',
    'access-control-allow-origin': context.get('origin'),
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type, authorization, x-xsrf-token',
    vary: 'Origin',
  });
  context.res.end(
    JSON.stringify(data ? { success: true, data } : { success: false, data: { code: 'ERR_NOT_LOGGED', message: '' } }),
  );
};

/** The captcha's script, from its own host: everybody gets a token at once. */
export const captcha: Middleware = (context, next) => {
  if (!context.host.startsWith('third.') || context.path !== '/recaptcha/api.js') return next();
  context.respond = false;
  context.res.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
  context.res.end("window.grecaptcha = { ready: (callback) => callback(), execute: async () => 'token' };");
};
