import type { Page } from '@playwright/test';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { openReview } from '../press/press-review.ts';

/** Holds the elements' script back until the returned function is called. */
const withoutElements = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/np-elements\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

/** The visible texts of a page's panel with their places, links with where they lead, in the order of the page. */
const textsIn = (page: Page, tag: string): Promise<readonly string[]> =>
  page.locator(tag).evaluate((element) => {
    const written = element.querySelector(':scope > .np-root');
    const root = written?.checkVisibility() ? written : element.shadowRoot;
    const all =
      root?.querySelectorAll<HTMLElement>(
        'h1, h2, h3, p:not([aria-busy] > *), label, legend, button, dt, dd, a, input, select',
      ) ?? [];
    return [...all]
      .filter((one) => one.checkVisibility() && one.getClientRects().length > 0)
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const text = one.localName === 'input' || one.localName === 'select' ? one.localName : one.textContent;
        const target = one instanceof HTMLAnchorElement ? ` to ${one.href}` : '';
        // A minute may begin between the two views.
        const timeless = text?.trim().replace(/adesso|\d+ minut[oi] fa/, 'poco fa');
        return `${timeless}${target} at ${[x, y + scrollY, width, height].map(Math.round)}`;
      });
  });

/** Waits until the page is parsed, with its sheets and typefaces; its script may be held back. */
const painted = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return document.readyState !== 'loading' && sheets.every(({ sheet }) => sheet);
  });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
};

const pages: Readonly<Record<string, readonly [tag: string, path: string, email?: string, code?: string]>> = {
  'sign-in': ['np-account-login', '/sso/request-login'],
  'sign-in on the way to a page': ['np-account-login', '/sso/request-login?redirect_uri=%2Fspeciali'],
  registration: ['np-account-registration', '/registrazione'],
  'forgotten password': ['np-account-password', '/password-dimenticata'],
  contact: ['np-account-contact', '/contact'],
  'contact of a reader': ['np-account-contact', '/contact', 'online@example.it'],
  questions: ['np-account-faq', '/faq'],
  'found questions': ['np-account-faq', '/faq?q=password'],
  devices: ['np-account-devices', '/user-devices', 'online@example.it'],
  newsletters: ['np-account-newsletters', '/user/newsletter', 'online@example.it'],
  interests: ['np-account-interests', '/user/profile/topics/manage', 'online@example.it'],
  offer: ['np-account-offer', '/user-onboarding-upselling', 'online@example.it'],
  'first steps, all done': ['np-account-onboarding', '/user-onboarding', 'digital@example.it'],
  'first steps': ['np-account-onboarding', '/user-onboarding', 'nuovo@example.it', 'em'],
};

const widths = [412, 1350];

for (const [name, [tag, path, email, code = 'mg']] of Object.entries(pages))
  test(`${name}, ${widths.join(' and ')} px: the panel draws every text where the page had it`, async ({ page }) => {
    // A browser that asks has no note below its switch.
    await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'default' }));
    if (email) await signInAs(page, code, email);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 823 });
      const release = await withoutElements(page);
      await page.goto(at(`account.${code}`, path), { waitUntil: 'commit' });
      await expect(page.locator(`${tag} [data-np-first]`)).toBeVisible();
      await painted(page);
      const first = await textsIn(page, tag);
      expect(first.length, `${width} px`).toBeGreaterThan(3);
      release();
      await drawn(page);
      expect(await textsIn(page, tag), `${width} px`).toEqual(first);
    }
  });

test('what is typed before the script goes on in the panel, with the focus', async ({ page }) => {
  const release = await withoutElements(page);
  await page.goto(at('account.mg', '/contact'), { waitUntil: 'commit' });
  await page.getByLabel('Messaggio').fill('Non riesco ad aprire il giornale.');
  await page.getByLabel('E-mail').fill('anna@example.it');
  await page.locator('input[name=consent]').check();
  await page.getByLabel('Allegato').setInputFiles({
    name: 'pagina.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('La pagina resta bianca.'),
  });
  await page.getByLabel('Messaggio').focus();
  release();
  await drawn(page);
  await expect(page.getByLabel('Messaggio')).toHaveValue('Non riesco ad aprire il giornale.');
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@example.it');
  await expect(page.locator('input[name=consent]')).toBeChecked();
  await expect(page.locator('np-account-contact')).toContainText('pagina.txt');
  await expect(page.getByLabel('Messaggio')).toBeFocused();
});

test('Enter sends nothing before the script, and a typed password stays', async ({ page }) => {
  const release = await withoutElements(page);
  await page.goto(at('account.mg', '/registrazione'), { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('anna@example.it');
  await page.getByLabel('Password', { exact: true }).fill('una frase lunga');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await drawn(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('una frase lunga');
});

test('a link that is pressed while the panel comes is followed', async ({ page }) => {
  const release = await withoutElements(page);
  await page.goto(at('account.mg', '/sso/request-login'), { waitUntil: 'commit' });
  await painted(page);
  const link = page.getByRole('link', { name: 'Registrati' });
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  // Chromium drops what is pressed before the first frame is on the screen.
  const press = async () => {
    await page.mouse.up();
    await page.mouse.down();
    return link.evaluate((pressed) => pressed.matches(':active'));
  };
  await expect.poll(press).toBe(true);
  release();
  await page.locator('np-account-login form').nth(1).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.mouse.up();
  await expect(page).toHaveURL(at('account.mg', '/registrazione'));
});

test('an empty sign-in sent before the script goes to its first field, and the panel keeps the focus', async ({
  page,
}) => {
  const release = await withoutElements(page);
  const login = page.getByLabel('E-mail o nome utente');
  await page.goto(at('account.mg', '/sso/request-login'), { waitUntil: 'commit' });
  await painted(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) sent += 1;
  });
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(login).toBeFocused();
  release();
  await drawn(page);
  await expect(login).toBeFocused();
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(login).toHaveAccessibleDescription('Richiesto');
  expect(sent).toBe(0);
});

const wrong = 'Credenziali non valide. Controlla e-mail e password, poi riprova.';

test('a sign-in sent before the script signs in, and a refused one keeps what was typed', async ({ page }) => {
  const release = await withoutElements(page);
  const login = page.getByLabel('E-mail o nome utente');
  const password = page.getByLabel('Password', { exact: true });
  await page.goto(at('account.mg', '/sso/request-login?redirect_uri=%2Fspeciali'), { waitUntil: 'commit' });
  await login.fill('digital@example.it');
  await password.fill('non è questa');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(wrong);
  await expect(login).toHaveValue('digital@example.it');
  await password.fill('Edicola-2026!');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  // The newsstand's own script goes on from here.
  await expect(page).toHaveURL(/\/\/mg\.localhost:\d+\/login\?id_code=[^&]+&redirect_uri=%2Fspeciali$/);

  await page.context().clearCookies();
  await page.goto(at('account.mg', '/sso/request-login'), { waitUntil: 'commit' });
  await login.fill('digital@example.it');
  await page.getByLabel('Mantieni l’accesso').uncheck();
  await password.fill('non è questa');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(wrong);
  release();
  await drawn(page);
  await expect(login).toHaveValue('digital@example.it');
  await expect(page.getByLabel('Mantieni l’accesso')).not.toBeChecked();
});

test('a message typed before the script waits for a form that could not load', async ({ page }) => {
  const release = await withoutElements(page);
  const topics = /\/api\/site\/contact\/topics/;
  await page.route(topics, (route) => route.abort());
  await page.goto(at('account.mg', '/contact'), { waitUntil: 'commit' });
  await page.getByLabel('Messaggio').fill('Non riesco ad aprire il giornale.');
  release();
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await page.unroute(topics);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByLabel('Messaggio')).toHaveValue('Non riesco ad aprire il giornale.');
});

for (const [name, email] of [
  ['none', 'nuovo@example.it'],
  ['some', 'digital@example.it'],
])
  test(`favourites, ${name}: the screen draws every text where the page had it`, async ({ page }) => {
    await signInAs(page, 'mg', String(email));
    const release = await withoutElements(page);
    await page.goto(at('mg', '/preferiti'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articoli preferiti');
    await painted(page);
    const first = await textsIn(page, 'np-newsstand');
    expect(first.length).toBeGreaterThan(3);
    release();
    await expect(page.locator('np-newsstand .newsstand .favourites')).toBeVisible();
    // The count of stories comes below.
    expect((await textsIn(page, 'np-newsstand')).slice(0, first.length)).toEqual(first);
  });

for (const [name, path] of [
  ['chatbot', '/chatbot'],
  ['press review', '/rassegna'],
] as const)
  test(`${name}, ${widths.join(' and ')} px: the screen draws every text where the page had it`, async ({ page }) => {
    // A reader without chosen stories: their count moves the tabs.
    if (path === '/rassegna') await openReview(page, 'gz');
    else await signInAs(page, 'gz', 'redazione@staff.example.it');
    for (const width of widths) {
      await page.setViewportSize({ width, height: 823 });
      const release = await withoutElements(page);
      await page.goto(at('gz', path), { waitUntil: 'commit' });
      await expect(page.locator('np-newsstand [data-np-first]')).toBeVisible();
      await painted(page);
      const first = await textsIn(page, 'np-newsstand');
      expect(first.length, `${width} px`).toBeGreaterThan(10);
      release();
      await expect(page.locator('np-newsstand [data-np-first]')).toHaveCount(0);
      const drawnTexts = await textsIn(page, 'np-newsstand');
      expect(
        first.filter((text) => !drawnTexts.includes(text)),
        `${width} px`,
      ).toEqual([]);
    }
  });

test('a question typed before the script goes on in the chatbot, with the focus', async ({ page }) => {
  await signInAs(page, 'gz', 'redazione@staff.example.it');
  const release = await withoutElements(page);
  await page.goto(at('gz', '/chatbot'), { waitUntil: 'commit' });
  await painted(page);
  const field = page.getByRole('textbox', { name: 'La tua domanda' });
  await field.fill('Quando parte il tram?');
  await expect(field).toBeFocused();
  release();
  await drawn(page);
  await expect(field).toHaveValue('Quando parte il tram?');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Invia la domanda' })).toBeEnabled();
});

test('a screen whose code fails says so, in place of controls that would do nothing', async ({ page, foresee }) => {
  foresee('its panel did not load');
  await signInAs(page, 'gz', 'redazione@staff.example.it');
  await page.route(/\/chunks\/react-/, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
      body: 'throw new Error("broken")',
    }),
  );
  await page.goto(at('gz', '/chatbot'));
  await expect(page.locator('np-newsstand').getByRole('alert')).toBeVisible();
  await expect(page.locator('np-newsstand').getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(page.locator('[data-np-first]')).toBeHidden();
});
