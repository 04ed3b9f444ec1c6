import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBrand } from '../../../scripts/brand/make.ts';
import { schemes, violations } from '../lib/axe.ts';
import { type OwnWorld, openOwnWorld } from '../lib/own-world.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInFresh } from '../lib/readers.ts';
import { openOnOtherOrigin } from '../page/bare-page.ts';

const name = 'La Voce del Lago';
const folder = mkdtempSync(join(tmpdir(), 'np-brand-'));

let world: OwnWorld;
test.beforeAll(async () => {
  mkdirSync(join(folder, 'given'));
  const told = { name, code: 'VL', town: 'Lagonero', light: '#0B5394' };
  await makeBrand(join(folder, 'given'), told, { into: join(folder, 'brands'), content: 'demo/content' });
  world = await openOwnWorld({ NP_BRANDS: join(folder, 'brands') });
});
test.afterAll(async () => {
  await world.end();
  rmSync(folder, { recursive: true });
});

test('npm run brand makes a seventh brand that runs in the world: home, article, account, chat, without another masthead', async ({
  page,
}) => {
  const here = (host: string, path?: string) => at(host, path, world.port);
  await page.goto(here('vl'));
  await expect(page).toHaveTitle(`Edicola digitale · ${name}`);
  const logo = page.locator('np-header').getByRole('link', { name: `${name}, home` });
  await expect(logo).toBeVisible();
  await expect(page.locator('np-footer')).toContainText(name);
  const newsstand = page.locator('np-newsstand');
  await expect(newsstand.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [, only] of schemes) expect(await violations(page, { within: 'np-header', only })).toEqual([]);
  const story = newsstand.getByRole('link', { name: /Saldi, bus gratis/ }).first();
  await story.click();
  await expect(newsstand.getByRole('heading', { level: 1 })).toContainText('Saldi, bus gratis');

  await signInFresh(page, 'vl', 'digital@example.it', world.port);
  await page.goto(here('account.vl', '/user/subscriptions'));
  await drawn(page);
  await expect(
    page
      .locator('np-account-subscriptions')
      .getByRole('heading', { name: /Digital/ })
      .first(),
  ).toBeVisible();

  await page.goto(here('www.vl'));
  await expect(page.getByText('Lagonero').first()).toBeAttached();
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assistenza' });
  await dialog.getByRole('textbox').fill('Quanto costa l’abbonamento Digital?');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('log')).toContainText('9,99 €');
  await expect(dialog.locator('img').first()).not.toHaveJSProperty('naturalWidth', 0);
  for (const other of ['Meriggio', 'Pietrafonte', 'Gazzetta'])
    await expect(page.locator('body')).not.toContainText(other);
});

test('a page of another origin wears the brand with its record from the world’s CDN, as the guide says', async ({
  page,
  foresee,
}) => {
  foresee('short-info');
  const sample = readFileSync('docs/samples/start/own-brand-elsewhere.html', 'utf8');
  const files = new Map<string, Readonly<Record<string, string>>>();
  page.on('response', (response) => {
    const [, file] = /\/np\/brands\/vl\/(.+)$/.exec(response.url()) ?? [];
    if (file) files.set(file, response.headers());
  });
  await openOnOtherOrigin(page, sample.replaceAll(':4300', `:${world.port}`));
  const header = page.locator('np-header');
  await expect(header.getByRole('link', { name: `${name}, home` })).toBeVisible();
  await expect(page.locator('np-footer')).toContainText(name);
  await expect(header.locator('.np-root').first()).toHaveCSS('--np-_brand', '#0B5394');
  const signIn = header.getByRole('link', { name: 'Accedi' });
  await expect(signIn).toHaveAttribute('href', new RegExp(`^${at('account.vl', '/sso/request-login', world.port)}`));
  await expect.poll(() => [...files.keys()].sort()).toEqual(['brand.json', 'logo.svg']);
  for (const headers of files.values())
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  const others = ['vl/monogram.svg', 'vl/world.json', 'vl/stories.json', 'vx/brand.json'].map((file) =>
    at('cdn', `/np/brands/${file}`, world.port),
  );
  const statuses = page.evaluate((all) => Promise.all(all.map(async (one) => (await fetch(one)).status)), others);
  expect(await statuses).toEqual([200, 404, 404, 404]);
});
