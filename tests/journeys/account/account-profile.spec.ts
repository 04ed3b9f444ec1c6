import type { Locator, Page } from '@playwright/test';
import { codeIn, mailTo } from '../lib/outbox.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const open = async (page: Page, code: string, email: string): Promise<void> => {
  await signInAs(page, code, email);
  await page.goto(at(`account.${code}`, '/user/profile'));
  await expect(page.getByLabel('Cognome')).toBeVisible();
};

const field = (page: Page, name: string) => page.locator(`np-account-profile [name="${name}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Salva' });
const done = (page: Page) => page.getByText('Operazione completata.');

test('a valid fiscal code that does not fit the person is a warning, and the profile is saved', async ({ page }) => {
  await open(page, 'em', 'online@example.it');
  const code = field(page, 'fiscal_code');
  await code.fill('RSSMRA85T10A562S');
  await expect(code).toHaveAccessibleDescription(
    'Il codice è formalmente valido ma non corrisponde a: nome, cognome, data di nascita, luogo di nascita. Controllalo; puoi salvare lo stesso.',
  );
  await expect(code).toHaveAttribute('aria-invalid', 'false');
  await save(page).click();
  await expect(done(page)).toBeVisible();
  await page.reload();
  await expect(field(page, 'fiscal_code')).toHaveValue('RSSMRA85T10A562S');
});

test('missing data are listed once, by the form, also after the page announces them again', async ({ page }) => {
  await open(page, 'ca', 'nuovo@example.it');
  const summary = page.getByText('Mancano dati obbligatori: ');
  await expect(summary).toHaveCount(1);
  const refreshed = page.waitForResponse('**/api/user/short-info?**');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await (await refreshed).finished();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(summary).toHaveCount(1);
});

test('two writers: the second gets a conflict, nothing is overwritten, and the typed text is still there', {
  tag: '@quick',
}, async ({ page, context }) => {
  await open(page, 'ca', 'lettore@example.it');
  const other = await context.newPage();
  await other.goto(at('account.ca', '/user/profile'));
  await expect(field(other, 'surname')).toBeVisible();
  await field(page, 'phone').fill('06 1111111');
  await field(page, 'address').fill('Via Prima, 1');
  await save(page).click();
  await expect(done(page)).toBeVisible();
  await field(other, 'phone').fill('06 2222222');
  await save(other).click();
  await expect(other.getByRole('alert')).toContainText('I dati sono cambiati nel frattempo');
  await expect(field(other, 'phone')).toHaveValue('06 2222222');
  await expect(field(other, 'phone')).toHaveAccessibleDescription('Valore salvato nel frattempo: «06 1111111»');
  await expect(field(other, 'address')).toHaveValue('Via Prima, 1');
  await page.reload();
  await expect(field(page, 'phone')).toHaveValue('06 1111111');
  await save(other).click();
  await expect(done(other)).toBeVisible();
  await page.reload();
  await expect(field(page, 'phone')).toHaveValue('06 2222222');
  await expect(field(page, 'address')).toHaveValue('Via Prima, 1');
});

test('leaving with changes asks first: by a link in the page, by a reload in the browser', { tag: '@quick' }, async ({
  page,
}) => {
  await open(page, 'ca', 'online@example.it');
  await field(page, 'phone').fill('06 3333333');
  const link = page.locator('np-account-nav').getByRole('link', { name: 'Newsletter' });
  await link.click();
  const question = page.getByRole('alertdialog', { name: 'Uscire senza salvare?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Resta sulla pagina' }).click();
  await expect(question).toHaveCount(0);
  await expect(field(page, 'phone')).toHaveValue('06 3333333');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(field(page, 'phone')).toHaveValue('06 3333333');
  await link.click();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await page.waitForURL('**/user/newsletter/');
});

test('Annulla restores the saved values', async ({ page }) => {
  await open(page, 'ca', 'online@example.it');
  const before = await field(page, 'surname').inputValue();
  await field(page, 'surname').fill('Altro');
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(field(page, 'surname')).toHaveValue(before);
});

test('at 1280 × 720, at 200 % of it, 390 × 844 and 320 × 568 the save bar shows with a change only, docked at the bottom, over no field in use and not below the chat’s button', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 720],
    [640, 360],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, 'ca', 'digital@example.it');
    await expect(save(page)).toHaveCount(0);
    const fields = page.locator('np-account-profile').locator('input:not([type=checkbox]):not([type=radio]), select');
    await field(page, 'phone').fill('06 7777777');
    await expect(save(page)).toBeVisible();
    const bar = await page.locator('np-account-profile .save-bar').boundingBox();
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0)), `${width} px`).toBe(height);
    const boxOf = async (button: Locator) => (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const chat = await boxOf(page.locator('np-assistance-chat').getByRole('button').first());
    for (const name of ['Annulla', 'Salva']) {
      const box = await boxOf(page.getByRole('button', { name }));
      expect(box.x + box.width <= chat.x || box.y + box.height <= chat.y || box.x >= chat.x + chat.width, name).toBe(
        true,
      );
    }
    for (const one of await fields.all()) {
      await one.focus();
      const box = await boxOf(one);
      const top = await page.locator('np-account-profile .save-bar').evaluate((it) => it.getBoundingClientRect().top);
      expect(box.y + box.height, (await one.getAttribute('name')) ?? '').toBeLessThanOrEqual(top);
    }
    await page.getByRole('button', { name: 'Annulla' }).press('Enter');
    await expect(save(page)).toHaveCount(0);
    await expect(page.locator('np-account-profile .save-bar')).toBeFocused();
  }
});

const calls = [
  ['/api/user/profile', 'phone', '06 4444444'],
  ['/api/user/invoicing', 'recipient_name', 'Ufficio acquisti'],
] as const;

const broken = [
  ['no JSON', { status: 200, body: '<h1>Errore</h1>' }],
  ['another shape', { status: 200, json: { success: true, data: null } }],
  ['a server error', { status: 500, json: { success: false, data: { message: 'x' } } }],
] as const;

for (const [path, name, value] of calls) {
  test(`a save that fails at ${path} says so, keeps the typed text, and the next one succeeds`, async ({ page }) => {
    await open(page, 'qp', 'azienda@example.it');
    for (const [what, answer] of broken) {
      const text = `${value} ${what.length}`.slice(0, 20);
      await field(page, name).fill(text);
      await page.route(`**${path}`, (route) =>
        route.request().method() === 'POST' ? route.fulfill(answer) : route.fallback(),
      );
      await save(page).click();
      await expect(page.getByRole('alert'), what).toContainText('Non siamo riusciti a salvare il profilo.');
      await expect(field(page, name), what).toHaveValue(text);
      await page.unroute(`**${path}`);
      await save(page).click();
      await expect(page.getByText('Modifiche non salvate'), what).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await page.route(`**${path}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await field(page, name).fill(value);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText('Connessione assente o instabile. Riprova.');
    await expect(field(page, name)).toHaveValue(value);
  });
}

test('text typed while a save is pending is not lost, and does not count as saved', async ({ page }) => {
  await open(page, 'qp', 'online@example.it');
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/user/profile', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await field(page, 'phone').fill('06 5555555');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/profile'));
  await save(page).click();
  await sent;
  await field(page, 'phone2').fill('06 6666666');
  release();
  await expect(done(page)).toBeVisible();
  await expect(field(page, 'phone2')).toHaveValue('06 6666666');
  await expect(page.getByText('Modifiche non salvate')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Modifiche non salvate')).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'phone')).toHaveValue('06 5555555');
  await expect(field(page, 'phone2')).toHaveValue('06 6666666');
});

test('a field that the server refuses shows the error at the field', async ({ page }) => {
  await open(page, 'qp', 'azienda@example.it');
  await page.route('**/api/user/invoicing', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          json: { success: false, data: { message: 'x', errors: { vat_number: 'vat_number' } } },
        })
      : route.fallback(),
  );
  await field(page, 'recipient_name').fill('Ufficio legale');
  await save(page).click();
  await expect(field(page, 'vat_number')).toHaveAccessibleDescription('Inserire una partita IVA valida');
  await field(page, 'vat_number').fill('IT12345678903');
  await expect(field(page, 'vat_number')).toHaveAttribute('aria-invalid', 'false');
});

test('the e-mail address changes with the password and the code sent to the new address', async ({ page, request }) => {
  await open(page, 'lg', 'scaduto@example.it');
  await page.getByRole('button', { name: 'Cambia e-mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia e-mail' });
  await expect(dialog.getByLabel('Nuova e-mail')).toBeFocused();
  await dialog.getByRole('button', { name: 'Invia il codice' }).click();
  await expect(dialog.getByLabel('Nuova e-mail')).toHaveAccessibleDescription('Richiesto');
  await dialog.getByLabel('Nuova e-mail').fill('davide@');
  await dialog.getByLabel('Password attuale').fill('sbagliata');
  await dialog.getByRole('button', { name: 'Invia il codice' }).click();
  await expect(dialog.getByLabel('Nuova e-mail')).toHaveAccessibleDescription('Inserire email valida');
  await dialog.getByLabel('Nuova e-mail').fill('davide.corsini@example.it');
  await dialog.getByRole('button', { name: 'Invia il codice' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Password non valida.');
  await dialog.getByLabel('Password attuale').fill('Edicola-2026!');
  await dialog.getByRole('button', { name: 'Invia il codice' }).click();
  const proof = page.getByRole('dialog', { name: 'Conferma la nuova e-mail' });
  await expect(proof).toContainText('davide.corsini@example.it');
  await proof.getByLabel('Codice di verifica').fill('AAAAA-AAAAA');
  await proof.getByRole('button', { name: 'Conferma' }).click();
  await expect(proof.getByRole('alert')).toHaveText('Il codice non è valido o è scaduto. Chiedine un altro.');
  const code = codeIn(await mailTo(request, 'davide.corsini@example.it', 'Conferma il nuovo indirizzo'));
  await proof.getByLabel('Codice di verifica').fill(code);
  await proof.getByRole('button', { name: 'Conferma' }).click();
  await expect(field(page, 'email')).toHaveValue('davide.corsini@example.it');
  await page.reload();
  await expect(field(page, 'email')).toHaveValue('davide.corsini@example.it');
});

/** A PNG of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture is uploaded and removed at once; a file that is not a picture is refused with a message', async ({
  page,
}) => {
  await open(page, 'lg', 'online@example.it');
  const panel = page.locator('np-account-profile');
  const input = panel.locator('input[type=file]');
  await input.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png });
  await expect(panel.locator('.picture img')).toHaveAttribute('src', /\/avatar\//);
  await input.setInputFiles({ name: 'testo.png', mimeType: 'image/png', buffer: Buffer.from('ciao') });
  await expect(panel.getByRole('alert')).toContainText('Alcuni dati non sono validi.');
  await input.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(panel.getByRole('alert')).toContainText('La foto supera i 2 MB');
  await panel.getByRole('button', { name: 'Rimuovi la foto' }).click();
  await expect(panel.locator('.picture img')).toHaveCount(0);
});
