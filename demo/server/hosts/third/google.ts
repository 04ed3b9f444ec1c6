import { html } from 'hono/html';
import type { Html } from '../../../pages/html.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { brandRecords } from '../../base/records.ts';
import { fingerprintOf, newToken } from '../../base/tokens.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';

const CODE_LIFETIME_MS = 60_000;

/** The accounts of the provider; the reader chooses one. A `failing` account returns a code that cannot be exchanged. */
const persons = [
  { name: 'Giulia Ferrante', subject: 'giulia.ferrante@google.example', failing: false },
  { name: 'Account senza abbonamento', subject: 'altro.account@google.example', failing: false },
  { name: 'Account che non risponde', subject: 'guasto@google.example', failing: true },
] as const;

/** The callback, which must be that of a brand's account host. */
const callbackOf = (c: AppContext): string => {
  const requested = c.req.query('redirect_uri') ?? '';
  const known = brandRecords.map((brand) => `${brandOrigin(brand, 'account', c.get('url'))}/sso/google/callback`);
  if (!known.includes(requested)) throw new ApiError(400, statusText(400), { code: 'redirect_uri_mismatch' });
  return requested;
};

const back = (callback: string, answer: Record<string, string>): string => `${callback}?${new URLSearchParams(answer)}`;

const choosePage = (action: string): Html => html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scegli un account</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; background: #f7f5f0; color: #1b1916; font: 1rem/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
main { max-width: 26rem; margin: 10vh auto; padding: 2rem; background: #fff; border: 1px solid #e0dbd1; border-radius: 10px; }
h1 { margin: 0 0 1rem; font-size: 1.5rem; font-weight: 500; }
button { display: block; width: 100%; min-height: 3rem; margin: 0 0 .5rem; padding: .5rem 1rem; border: 1px solid #8a8479; border-radius: 6px; background: #fff; color: inherit; font: inherit; text-align: start; cursor: pointer; }
</style>
</head>
<body><main><h1>Scegli un account</h1>
<form method="post" action="${action}">
${persons.map(({ name, subject }) => html`<button name="account" value="${subject}">${name}<br><small>${subject}</small></button>`)}
<button name="account" value="">Annulla</button>
</form></main></body>
</html>
`;

/** The Google-like provider: `/google/authorize` lets the reader choose an account and redirects back with a code. */
export const addGoogle = (app: App, { db, now }: Services): void => {
  app.get('/google/authorize', (c) => {
    callbackOf(c);
    return c.html(choosePage(`/google/authorize${c.get('url').search}`));
  });
  app.post('/google/authorize', async (c) => {
    const callback = callbackOf(c);
    const state = c.req.query('state') ?? '';
    const chosen = new URLSearchParams(await c.req.text()).get('account');
    const person = persons.find(({ subject }) => subject === chosen);
    if (!person) return c.redirect(back(callback, { error: 'access_denied', state }), 303);
    const code = newToken();
    await db.query('insert into google_code (code_hash, subject, redirect_uri, expires_at) values ($1, $2, $3, $4)', [
      fingerprintOf(code),
      person.failing ? null : person.subject,
      callback,
      new Date(now() + CODE_LIFETIME_MS),
    ]);
    return c.redirect(back(callback, { code, state }), 303);
  });
};
