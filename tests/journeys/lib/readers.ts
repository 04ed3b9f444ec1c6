import type { BrowserContext, Page } from '@playwright/test';
import { at, expect } from './pages.ts';
import { port } from './port.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** The cookies of those who have signed in before in this worker, by address of the account site and e-mail. */
const before = new Map<string, Cookies>();

/** Signs somebody of the world in on a brand as on another device, by the call that the sign-in form makes, from a page without anything. */
export const signInAnew = async (page: Page, code: string, email: string, on = port): Promise<void> => {
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

/** Somebody of the world is signed in on a brand: with the session of an earlier test, if the world still knows it. */
export const signInAs = async (page: Page, code: string, email: string, on = port): Promise<void> => {
  const context = page.context();
  const site = at(`account.${code}`, '/', on);
  const key = `${site} ${email}`;
  const kept = before.get(key);
  if (kept) {
    await context.addCookies(kept);
    const answer = await page.goto(at(`account.${code}`, '/api/user/short-info', on));
    if (answer?.ok()) return;
    await context.clearCookies();
  }
  await signInAnew(page, code, email, on);
  before.set(key, await context.cookies(site));
};
