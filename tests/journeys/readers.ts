import type { Page } from '@playwright/test';
import { at, expect } from './pages.ts';
import { port } from './port.ts';

/** Signs somebody of the world in on a brand, by the call that the sign-in form makes, from a page without anything. */
export const signInAs = async (page: Page, code: string, email: string, on = port): Promise<void> => {
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
