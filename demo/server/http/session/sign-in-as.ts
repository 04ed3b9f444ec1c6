import { z } from 'zod';
import type { BrandIdentity } from '../../../../src/rules/brand/brand.ts';
import { type Base, brandOrigin } from '../../base/hosts.ts';
import { PASSWORD } from '../../domain/seed/people/people.ts';
import type { AppEnv } from '../env.ts';

/** How the console calls the other hosts of this process. */
export type Fetch = (request: Request, env: AppEnv['Bindings']) => Response | Promise<Response>;

/** The result of a sign-in through the public calls. */
export interface SignedIn {
  /** Bearer token. */
  readonly idToken: string | null;
  /** Set-Cookie lines for the browser. */
  readonly cookies: readonly string[];
}

/** No reader and no cookies: the browser loses its session. */
export const nobody: SignedIn = { idToken: null, cookies: [] };

const loginAnswer = z.object({ data: z.object({ redirect_uri: z.string() }) });
const codeAnswer = z.object({ data: z.object({ id_token: z.string() }) });

/** Signs one of the people in on a brand with this `userAgent`; null when the account host refuses. */
export const signInAs = async (
  fetch: Fetch,
  { brand, base, email, userAgent }: { brand: BrandIdentity; base: Base; email: string; userAgent: string },
  env: AppEnv['Bindings'],
): Promise<SignedIn | null> => {
  const account = brandOrigin(brand, 'account', base);
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent };
  const body = JSON.stringify({ login: email, password: PASSWORD, redirect_uri: '/' });
  const login = await fetch(new Request(`${account}/api/site/login`, { method: 'POST', headers, body }), env);
  if (!login.ok) return null;
  const { data } = loginAnswer.parse(await login.json());
  const code = new URL(data.redirect_uri, account).searchParams.get('id_code') ?? '';
  const cookies = login.headers.getSetCookie();
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const exchange = await fetch(
    new Request(`${account}/api/sso/id_code/${code}`, { headers: { cookie, 'user-agent': userAgent } }),
    env,
  );
  if (!exchange.ok) return null;
  return { idToken: codeAnswer.parse(await exchange.json()).data.id_token, cookies };
};
