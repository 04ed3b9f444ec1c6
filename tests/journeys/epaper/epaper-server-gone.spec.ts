import type { Page } from '@playwright/test';
import { type OwnWorld, openOwnWorld } from '../lib/own-world.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { smallEdition } from './small-edition.ts';

const viewer = (page: Page) => page.locator('np-epaper .viewer');

/** Natural widths of these images, in pixels. */
const widths = (page: Page, images: string) =>
  viewer(page)
    .locator(images)
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));

let world: OwnWorld | undefined;
test.afterAll(async () => {
  await world?.end();
});

test('with the server gone a kept edition opens with its pages, thumbnails and text; once deleted, it is gone', async ({
  page,
  foresee,
}) => {
  foresee('did not load');
  world = await openOwnWorld();
  const { port } = world;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'mg', 'digital@example.it', port);
  await page.goto(at('mg', '/', port));
  const hash = `#sfoglia=${await smallEdition(page)}/1`;
  await page.goto(at('mg', `/${hash}`, port));
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]')).toBeVisible({ timeout: 60_000 });
  await viewer(page).getByRole('button', { name: 'Altri strumenti' }).click();
  await viewer(page).getByRole('button', { name: 'Leggi senza rete' }).click();
  await viewer(page).getByRole('button', { name: 'Conserva l’edizione' }).click();
  await expect(viewer(page).locator('.keep')).toContainText('Conservata in questo browser:', { timeout: 60_000 });

  await world.end();
  world = undefined;
  await page.goto(at('mg', `/?server-spento${hash}`, port));
  await expect(viewer(page)).toContainText('Stai leggendo l’edizione conservata.', { timeout: 30_000 });
  await expect.poll(() => widths(page, '.spread:not([inert]) .image')).toEqual([1400]);
  await expect.poll(async () => new Set(await widths(page, '.thumb-image'))).toEqual(new Set([320]));
  await viewer(page).getByRole('button', { name: 'Altri strumenti' }).click();
  await viewer(page).getByRole('button', { name: 'Testo della pagina' }).click();
  await expect(viewer(page).locator('.replica-text p').first()).toBeVisible();

  await viewer(page).getByRole('button', { name: 'Altri strumenti' }).click();
  await viewer(page).getByRole('button', { name: 'Leggi senza rete' }).click();
  await viewer(page)
    .getByRole('button', { name: /^Elimina / })
    .click();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.goto(at('mg', `/?cancellata${hash}`, port))).rejects.toThrow('ERR_CONNECTION_REFUSED');
});
