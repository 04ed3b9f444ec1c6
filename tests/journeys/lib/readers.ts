import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { at, expect } from './pages.ts';
import { port } from './port.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Cookies of readers who have signed in before in this worker, by account site and e-mail. */
const cookiesByReader = new Map<string, Cookies>();

/**
 * Signs a person of the world in on a brand as on another device: with the call of the sign-in form, from a page
 * without elements.
 */
export const signInFresh = async (page: Page, code: string, email: string, on = port): Promise<void> => {
  await page.goto(at(`account.${code}`, '/api/health', on));
  const status = await page.evaluate(async (login) => {
    const body = JSON.stringify({ login, password: 'Edicola-2026!' });
    const answer = await fetch('/api/site/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return answer.status;
  }, email);
  expect(status).toBe(200);
};

/** Whether the world still accepts this session. Asked without a page: most tests begin with it. */
const isAccepted = async (code: string, cookies: Cookies, on: number): Promise<boolean> => {
  const { host } = new URL(at(`account.${code}`, '/', on));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const asked = get({ host: '127.0.0.1', port: on, path: '/api/user/short-info', headers: { host, cookie } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode === 200;
};

/**
 * Signs a person of the world in on a brand, with the session of an earlier test while the world still accepts it.
 */
export const signInAs = async (page: Page, code: string, email: string, on = port): Promise<void> => {
  const context = page.context();
  const site = at(`account.${code}`, '/', on);
  const key = `${site} ${email}`;
  const kept = cookiesByReader.get(key);
  if (kept && (await isAccepted(code, kept, on))) {
    await context.addCookies(kept);
    return;
  }
  await signInFresh(page, code, email, on);
  cookiesByReader.set(key, await context.cookies(site));
};
