import type { Page } from '@playwright/test';
import { at, drawn, expect, openArticle, test } from '../lib/pages.ts';

const newsstand = at('mg', '/');
const form = at('account.mg', '/sso/request-login');

const signIn = async (page: Page, email: string, password = 'Edicola-2026!'): Promise<void> => {
  await page.getByLabel('E-mail o nome utente').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
};

test('A09 a wrong password is announced as an alert, once, and the e-mail stays in its field', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(form);
  await signIn(page, 'digital@example.it', 'sbagliata');
  await expect(page.getByRole('alert')).toHaveText('Credenziali non valide. Controlla e-mail e password, poi riprova.');
  await expect(page.getByLabel('E-mail o nome utente')).toHaveValue('digital@example.it');
  expect(new URL(page.url()).pathname).toBe('/sso/request-login');
});

test('empty fields are named Richiesto, and the first one has the focus', async ({ page }) => {
  await page.goto(form);
  await drawn(page);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByLabel('E-mail o nome utente')).toBeFocused();
  await expect(page.getByLabel('E-mail o nome utente')).toHaveAccessibleDescription('Richiesto');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Richiesto');
});

test('the session is stored: user holds the token and the return target, userPayload the whole user', async ({
  page,
}) => {
  await page.goto(`${form}?redirect_uri=${encodeURIComponent(at('mg', '/sezioni'))}`);
  await signIn(page, 'digital@example.it');
  await page.waitForURL(at('mg', '/sezioni'));
  const { user, payload } = await page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem('user') ?? 'null'),
    payload: JSON.parse(localStorage.getItem('userPayload') ?? 'null'),
  }));
  expect(Object.keys(user).sort()).toEqual(['id_token', 'redirect_uri']);
  expect(user.redirect_uri).toBe('/sezioni');
  expect(user.id_token).toMatch(/^[\w-]{20,}$/);
  expect(payload).toMatchObject({ username: expect.any(String), email: 'digital@example.it', abbonato: true });
  expect(payload.CDP.user.numero_dispositivi).toBeGreaterThan(0);
});

test('the return target is never the sign-in itself', async ({ page }) => {
  await page.goto(newsstand);
  await page.goto(`${form}?redirect_uri=${encodeURIComponent(at('mg', '/speciali'))}`);
  await signIn(page, 'lettore@example.it');
  await page.waitForURL(at('mg', '/speciali'));
  await page.goBack();
  await expect(page).toHaveURL(newsstand);
});

for (const [who, text] of [
  [/altro\.account/, 'Questo account Google non è collegato a un abbonamento. Prova con un altro account.'],
  [/guasto/, 'Accesso con Google non riuscito.'],
  [/^Annulla$/, 'Accesso con Google non riuscito.'],
] as const)
  test(`Google, ${who.source}: «${text}»`, async ({ page }) => {
    await page.goto(form);
    await page.getByRole('link', { name: 'Continua con Google' }).click();
    await page.getByRole('button', { name: who }).click();
    await page.waitForURL((url) => url.pathname === '/sso/request-login');
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('link', { name: 'Continua con Google' })).toBeVisible();
  });

test('the brand’s own provider: the reader is signed in and returns, and leaves the provider too', async ({ page }) => {
  const signOn = at('account.qp', '/sso/request-login');
  await page.goto(`${signOn}?redirect_uri=${encodeURIComponent(at('qp', '/speciali'))}`);
  await page.getByRole('link', { name: 'Continua con Gruppo Editoriale' }).click();
  await page.getByRole('button', { name: /Giulia Ferrante/ }).click();
  await page.waitForURL(at('qp', '/speciali'));
  expect(await page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  await page.goto(at('account.qp', `/sso/request-logout?redirect_uri=${encodeURIComponent(at('qp', '/sezioni'))}`));
  await page.getByRole('button', { name: 'Esci da Gruppo Editoriale' }).click();
  await page.waitForURL(at('qp', '/sezioni'));
  await page.goto(signOn);
  await page.getByRole('link', { name: 'Continua con Gruppo Editoriale' }).click();
  await expect(page.getByRole('heading', { name: 'Scegli un account' })).toBeVisible();
});

test('from an article of the site: back at the same page and scroll position, with the typed text', {
  tag: '@quick',
}, async ({ page }) => {
  await openArticle(page, 'mg');
  const article = page.url();
  const top = await page.evaluate(() => {
    scrollTo(0, 500);
    return scrollY;
  });
  expect(top).toBeGreaterThan(200);
  const chat = page.locator('np-assistance-chat');
  await chat.getByRole('button').first().click();
  await page.getByRole('textbox').fill('Come cambio l’indirizzo di consegna?');
  await page.getByRole('link', { name: 'Accedi' }).click();
  await signIn(page, 'online@example.it');
  await page.waitForURL(article);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await chat.getByRole('button').first().click();
  await expect(page.getByRole('textbox')).toHaveValue('Come cambio l’indirizzo di consegna?');
  await expect(page.getByText(/Ciao Marco!/)).toBeVisible();
});

test('a reader who opens the sign-in before the last element has loaded returns to the same scroll position', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/chunks/np-assistance-chat-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at('mg'), { waitUntil: 'commit' });
  const link = page.locator('np-header .sign-in');
  await expect(link).toBeVisible();
  // The sign-in is slow: the page is still there when its last element loads.
  const follow = () =>
    link.evaluate((anchor: HTMLElement) => {
      scrollTo(0, 400);
      if (scrollY !== 400) return false;
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      anchor.click();
      return true;
    });
  await expect.poll(follow, 'the home has its length').toBe(true);
  release();
  await page.evaluate(() => customElements.whenDefined('np-assistance-chat').then(() => {}));
  await page.goto((await link.getAttribute('href')) ?? '');
  await signIn(page, 'online@example.it');
  await page.waitForURL(at('mg'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});
