import { at, expect, test } from '../lib/pages.ts';
import { port } from '../lib/port.ts';

const consoleAt = (path = '/'): string => `http://localhost:${port}${path}`;

test('the console opens with the newsstand and the log, and previews what the chosen reader sees', async ({
  page,
  foresee,
}) => {
  foresee('401');
  await page.goto(consoleAt());
  const view = page.frameLocator('#preview');
  await expect(view.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Righe del registro' })).toContainText('GET /api/edicola/home');
  await page.getByRole('radio', { name: /Giulia F\./ }).check({ force: true });
  await expect(page.getByRole('link', { name: 'Apri l’edicola con questo accesso' })).toBeVisible();
  await page.goto(consoleAt('/elemento/np-account-subscriptions'));
  await expect(view.getByText('Digital annuale').first()).toBeVisible();
  await page.getByRole('radio', { name: /Studio Aretti/ }).check({ force: true });
  await expect(view.getByText('Digital annuale')).toHaveCount(0);
  await page.goto(consoleAt('/elemento/np-rassegna'));
  await expect(view.getByRole('heading', { name: 'Rassegna stampa' })).toBeVisible();
  await expect(view.getByRole('row').nth(1)).toBeVisible();
});

test('a person chosen right before the page is left is signed in on the next one', async ({ page, foresee }) => {
  foresee('401');
  const view = page.frameLocator('#preview');
  const gate = Promise.withResolvers<void>();
  await page.goto(consoleAt('/elemento/np-account-subscriptions'));
  await page.route(/\/api\/console\/sign-in$/, async (route) => {
    await gate.promise;
    await route.abort().catch(() => {});
  });
  const asked = page.waitForRequest(/\/api\/console\/sign-in$/);
  await page.getByRole('radio', { name: /Studio Aretti/ }).check({ force: true });
  await asked;
  const next = page.goto(consoleAt('/elemento/np-rassegna'));
  await page.unroute(/\/api\/console\/sign-in$/);
  gate.resolve();
  await next;
  await expect(view.getByRole('heading', { name: 'Rassegna stampa' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Studio Aretti/ })).toBeChecked();
});

test('events appear in the order in which they happen after the clock is set back', async ({ page, context }) => {
  await page.goto(consoleAt('/elemento/np-footer'));
  const lines = page.locator('#log .line');
  await expect(lines.first()).toBeVisible();
  const other = await context.newPage();
  await page.getByRole('button', { name: '00:01' }).click();
  await expect(page.locator('#clock')).toHaveValue(/T00:01$/);
  await other.goto(at('mg', '/api/edicola/home'));
  const first = lines.filter({ hasText: '/api/edicola/home' });
  await expect(first.last()).toBeAttached();
  await page.getByRole('button', { name: 'Ora vera' }).click();
  await expect(page.locator('#clock')).not.toHaveValue(/T00:01$/);
  await other.goto(at('mg', '/api/edicola/sezioni'));
  await expect(lines.filter({ hasText: '/api/edicola/sezioni' }).last()).toBeAttached();
  const order = async () => {
    const all = await lines.allTextContents();
    const last = (path: string) => all.findLastIndex((text) => text.includes(path));
    return last('/api/edicola/sezioni') - last('/api/edicola/home');
  };
  expect(await order()).toBeGreaterThan(0);
  await page.reload();
  await expect(lines.filter({ hasText: '/api/edicola/sezioni' }).last()).toBeAttached();
  expect(await order()).toBeGreaterThan(0);
});

test('the element shown is in view among the others; on a phone the other pages are behind “Aspetto e altro”', async ({
  page,
}) => {
  await page.goto(consoleAt());
  await expect(page.getByRole('link', { name: '<np-newsstand>' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  const top = page.locator('.top');
  const letters = page.getByRole('link', { name: 'Lettere' });
  await expect(letters).toBeHidden();
  expect((await top.boundingBox())?.height).toBeLessThan(60);
  await page.getByRole('button', { name: 'Aspetto e altro' }).click();
  await letters.click();
  await expect(page).toHaveURL(consoleAt('/lettere'));
});
