import { expect } from 'vitest';
import { z } from 'zod';
import { brandOfSigla } from '../base/brands.ts';
import type { Db } from '../db/db.ts';
import { accountIdOf, PASSWORD } from '../domain/seed/people/people.ts';
import type { DemoApp } from '../http/demo-app.ts';
import { documentServices } from '../openapi-write.ts';
import { accountExamples } from '../routes/account/examples.ts';
import { ragExamples } from '../routes/chatbot/examples.ts';
import type { Example, ExampleCall, ExampleWorld, PreparedExample } from '../routes/example.ts';
import { newsstandExamples } from '../routes/newsstand/examples.ts';
import { documentedApp } from '../routes/openapi.ts';
import { rassegnaExamples } from '../routes/press/examples.ts';
import { siteExamples } from '../routes/site-examples.ts';
import { subscriptionExamples } from '../routes/subscriptions/examples.ts';
import { TEST_START } from '../vitest-setup.ts';
import { passkeyExamples } from './passkey-examples.ts';
import { signedIn, TestBrowser } from './signed-in.ts';
import { captchaToken } from './testing.ts';

/** An example of every documented route. */
export const examples: readonly Example[] = [
  ...siteExamples,
  ...accountExamples,
  ...passkeyExamples,
  ...subscriptionExamples,
  ...newsstandExamples,
  ...rassegnaExamples,
  ...ragExamples,
];

/** Every documented route. */
export const routes = documentedApp(documentServices()).openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === 'route' ? [definition.route] : [],
);
export const nameOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;

/** Calls by path on a host of one brand, with the cookies or the bearer token of one reader. */
export interface Caller {
  call(path: string, init: RequestInit, host: Example['host']): Promise<Response>;
}

const kindOf = { account: 'account', newsstand: 'newsstand', archive: 'account' } as const;

/** A caller, signed in by the real call, with the bearer token for the archive. */
export const callerOf = async (app: DemoApp, sigla: string, email: string | null): Promise<Caller> => {
  const browser = new TestBrowser(app, sigla);
  let bearer: Record<string, string> = {};
  if (email !== null) {
    const answer = await browser.post('/api/site/login', { login: email, password: PASSWORD });
    expect(answer.status, `${email} signs in`).toBe(200);
    const { data } = z.object({ data: z.object({ redirect_uri: z.string() }) }).parse(await answer.json());
    const code = new URL(data.redirect_uri, browser.origin()).searchParams.get('id_code');
    if (code !== null) {
      const exchanged = await browser.get(`/api/sso/id_code/${code}`);
      const user = z.object({ data: z.object({ id_token: z.string() }) }).safeParse(await exchanged.json());
      if (user.success) bearer = { authorization: `Bearer ${user.data.data.id_token}` };
    }
  }
  return {
    call: (path, init, host) => {
      if (host !== 'archive') {
        const headers = new Headers(init.headers);
        if (init.method === 'POST') headers.set('origin', browser.origin(kindOf[host]));
        return browser.request(path, { ...init, headers }, kindOf[host]);
      }
      const headers = new Headers({ ...bearer, ...Object.fromEntries(new Headers(init.headers)) });
      return app.request(`http://archive.localhost:4300${path}`, { ...init, headers });
    },
  };
};

export const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof FormData) && !Array.isArray(value);

export const addressOf = (
  path: string,
  params: Readonly<Record<string, unknown>>,
  query: ExampleCall['query'] = {},
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (brace, name: string) =>
    params[name] === undefined ? brace : encodeURIComponent(String(params[name])),
  );
  expect(filled, 'a value for every brace of the path').not.toMatch(/[{}]/);
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${filled}?${search}` : filled;
};

export const requestOf = (method: string, call: ExampleCall, prepared: PreparedExample): RequestInit => {
  const fields = isFields(prepared.body) ? prepared.body : undefined;
  const body = fields && (call.body === undefined || isFields(call.body)) ? { ...fields, ...call.body } : call.body;
  const given = z.record(z.string(), z.string()).optional().parse(prepared.headers);
  const headers = { ...given, ...call.headers };
  if (method === 'get') return { headers };
  if (body instanceof FormData) return { method: 'POST', headers, body };
  if (body === undefined) return { method: 'POST', headers };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
};

/** The world in which an example prepares its calls. */
export const exampleWorld = (app: DemoApp, db: Db, { host, brand: sigla = 'MG' }: Example): ExampleWorld => {
  const brand = brandOfSigla(sigla);
  if (!brand) throw new Error(`No brand ${sigla}`);
  return {
    db,
    app,
    now: TEST_START,
    brandId: brand.id,
    accountId: async (email) => accountIdOf(brand.id, email),
    signIn: (email) => signedIn(app, email),
    captcha: () => captchaToken(app, `http://account.${brand.domain}:4300`),
    call: async (to, init = {}, email = undefined, on = host) =>
      (await callerOf(app, sigla, email ?? null)).call(to, init, on),
  };
};
