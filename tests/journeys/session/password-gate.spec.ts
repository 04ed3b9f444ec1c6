import { globSync, readFileSync } from 'node:fs';
import { at, expect, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';

const digest = 'c15b2349d9f4c7cb10898a34cbeeb9569c688cee8424fa145c1dbdf9a1ab5b05';
const gate = (code: string) => at(code, `/prova/elemento/np-password-gate?digest=${digest}`);
const inside = 'Sei dentro: questo è il contenuto della testata.';

test('the console’s gate page covers La Lettera del Golfo; the right password opens it', async ({ page }) => {
  await page.goto(`http://localhost:${port}/cancello`);
  const view = page.frameLocator('iframe');
  await expect(view.getByRole('heading', { name: 'Accesso Riservato' })).toBeVisible();
  await expect(view.getByRole('img', { name: 'La Lettera del Golfo' })).toBeVisible();
});

test('wrong: one error and the field again; right: the content, now and on the next visit', { tag: '@quick' }, async ({
  page,
}) => {
  await page.goto(gate('lg'));
  const field = page.getByLabel('Password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByText(inside)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field.fill('sbagliata');
  await page.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('alert')).toHaveText('Password non valida.');
  await expect(field).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('np_gate'))).toBe('false');
  await page.reload();
  await expect(page.getByText(inside)).toBeHidden();
  await page.getByLabel('Password').fill('Riservato-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByText(inside)).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('np_gate'))).toBe('true');
  await page.reload();
  await expect(page.getByText(inside)).toBeVisible();
});

test('qp and ca have no gate', async ({ page }) => {
  for (const code of ['qp', 'ca']) {
    await page.goto(gate(code));
    await expect(page.getByText(inside), code).toBeVisible();
  }
});

test('an invalid digest keeps the content hidden, whatever was stored, and the console explains it', async ({
  page,
}) => {
  const wrong = digest.slice(1);
  const says = `<np-password-gate>: its digest is not 64 hexadecimal digits, so no password opens it: ${wrong}. Give it the SHA-256 of the password.`;
  await page.addInitScript(() => localStorage.setItem('np_gate', 'true'));
  const warned = page.waitForEvent('console', (message) => message.text() === says);
  await page.goto(at('lg', `/prova/elemento/np-password-gate?digest=${wrong}`));
  await warned;
  await page.getByLabel('Password').fill('Riservato-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Password non valida.');
  await expect(page.getByText(inside)).toBeHidden();
});

test('without a digest nothing is hidden', async ({ page }) => {
  await page.goto(at('lg', '/prova/elemento/np-password-gate'));
  await expect(page.getByText(inside)).toBeVisible();
});

test('T22 the password is in no shipped file; a result written by hand only removes the curtain', async ({ page }) => {
  const holding = globSync('dist/**/*.{js,json,ts,css,html,map}').filter((file) =>
    readFileSync(file, 'utf8').includes('Riservato-2026'),
  );
  expect(holding).toEqual([]);
  const calls: string[] = [];
  await page.goto(gate('lg'));
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('np_gate', 'true'));
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByText(inside)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['np_gate']);
  expect(calls.filter((path) => !/\/(tracking|collect|slots)$/.test(path))).toEqual([]);
});
