import { at, expect, openArticle, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';

const consoleAt = (path = '/'): string => `http://localhost:${port}${path}`;

test('digital@ signs in on mg, titolare@ on gz, redazione@ on qp, and each is signed in on account and newsstand', async ({
  page,
}) => {
  for (const [email, code, name] of [
    ['digital@example.it', 'mg', 'Giulia'],
    ['titolare@example.it', 'gz', 'Roberto'],
    ['redazione@staff.example.it', 'qp', 'Sara'],
  ] as const) {
    await page.goto(at(`account.${code}`, '/sso/request-login'));
    await page.getByLabel('E-mail o nome utente').fill(email);
    await page.getByLabel('Password').fill('Edicola-2026!');
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.waitForURL(at(code, '/'));
    const known = await page.evaluate(
      async (url) => {
        const answer = await fetch(url, { credentials: 'include' });
        return [answer.status, (await answer.json()).data.name];
      },
      at(`account.${code}`, '/api/user/short-info?timestamp=1'),
    );
    expect(known, email).toEqual([200, name]);
  }
});

test('a call broken from the console fails on the site, appears in the log, and works again', {
  tag: '@quick',
}, async ({ page, context }) => {
  const failure = 'Non siamo riusciti a rispondere. Riprova tra qualche minuto oppure contattaci.';
  await page.goto(consoleAt('/elemento/np-assistance-chat'));
  const fault = page.getByRole('switch', { name: /\/api\/site\/chat/ });
  const changed = () => page.waitForResponse('**/api/console/faults/*');
  const broken = changed();
  await fault.check({ force: true });
  expect((await broken).status()).toBe(200);
  await expect(fault).toBeChecked();
  const site = await context.newPage();
  await openArticle(site, 'gz');
  await site.locator('np-assistance-chat').getByRole('button').first().click();
  await site.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await site.keyboard.press('Enter');
  await expect(site.getByRole('log')).toContainText(failure);
  await expect(page.getByText('/api/site/chat').last()).toBeVisible();
  const repaired = changed();
  await fault.uncheck({ force: true });
  expect((await repaired).status()).toBe(200);
  await expect(fault).not.toBeChecked();
  await site.getByRole('button', { name: 'Riprova' }).click();
  await expect(site.getByRole('log')).not.toContainText(failure);
  await expect(site.locator('np-assistance-chat li.assistant')).toHaveCount(2);
});

test('every path of the newsstand and of the account site answers', async ({ page }) => {
  const open = ['/', '/sezioni', '/firme', '/speciali', '/ricerca', '/ricerca/tram', '/test-guest'];
  for (const path of open) {
    const response = await page.goto(at('mg', path));
    expect([path, response?.status()]).toEqual([path, 200]);
  }
  const account = ['/sso/request-login', '/registrazione', '/contact', '/faq', '/password-dimenticata'];
  for (const path of account) {
    const response = await page.goto(at('account.mg', path));
    expect([path, response?.status()]).toEqual([path, 200]);
  }
  expect((await page.goto(at('mg', '/non-esiste')))?.status()).toBe(404);
});

test('the machine’s own address names no brand: it shows the first brand’s newsstand, and its calls are answered', async ({
  page,
}) => {
  const asked = page.waitForResponse((response) => response.url().includes('/api/user/short-info'));
  await page.goto(`http://127.0.0.1:${port}/`);
  expect((await asked).status()).toBe(401);
  await expect(page).toHaveTitle(/Il Meriggio di Gaviano/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Connessione assente o instabile. Riprova.')).toHaveCount(0);
});
