import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { smallEdition } from './small-edition.ts';

const viewer = (page: Page) => page.locator('np-epaper .viewer');
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

const open = async (page: Page, id = 1): Promise<void> => {
  await page.goto(at('mg', `/#sfoglia=${id}/1`));
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]')).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
});

test('a kept edition opens offline, images and text, and is gone after its deletion', async ({
  page,
  context,
  foresee,
}) => {
  foresee('did not load');
  await page.goto(at('mg'));
  const id = await smallEdition(page);
  await open(page, id);
  expect(await workers(page)).toEqual([]);
  await viewer(page).getByRole('button', { name: 'Leggi senza rete' }).click();
  await viewer(page).getByRole('button', { name: 'Conserva l’edizione' }).click();
  await expect(viewer(page).locator('.keep')).toContainText(/Conservata in questo browser: [\d,]+ MB/);
  expect(await workers(page)).toEqual([at('mg')]);
  expect(await caches(page)).toEqual(expect.arrayContaining([`np-edition-${id}`, 'np-offline']));

  await context.setOffline(true);
  await page.goto(at('mg', `/?senza-rete#sfoglia=${id}/2`));
  await expect(viewer(page)).toContainText('Stai leggendo l’edizione conservata.');
  const shown = viewer(page).locator('.spread:not([inert]) .image');
  await expect
    .poll(() => shown.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
    .toEqual([1400]);
  await viewer(page).getByRole('button', { name: 'Testo della pagina' }).click();
  await expect(viewer(page).locator('.replica-text p').first()).toBeVisible();

  await viewer(page).getByRole('button', { name: 'Leggi senza rete' }).click();
  await viewer(page)
    .getByRole('button', { name: /^Elimina / })
    .click();
  await expect.poll(() => caches(page)).toEqual([]);
  await expect.poll(() => workers(page)).toEqual([]);
  await context.setOffline(false);
});

test('the worker ignores API calls', async ({ page }) => {
  await page.goto(at('mg'));
  const code = await page.evaluate(async () => (await fetch('/np-offline.js')).text());
  // The newsstand's policy lets no text become code.
  await page.goto('about:blank');
  const answered = await page.evaluate((code) => {
    const listeners = new Map<string, (event: unknown) => void>();
    const self = { addEventListener: (name: string, run: (event: unknown) => void) => void listeners.set(name, run) };
    new Function('self', 'caches', 'fetch', code)(self, {}, () => Promise.resolve());
    const asked = (url: string, destination: string, mode = 'cors', method = 'GET') => {
      let isAnswered = false;
      const respondWith = () => {
        isAnswered = true;
      };
      listeners.get('fetch')?.({ request: { url, destination, mode, method }, respondWith });
      return isAnswered;
    };
    return [
      asked('https://x.example/api/edicola/edizione', ''),
      asked('https://x.example/api/thing', 'document', 'navigate'),
      asked('https://x.example/api/code.js', 'script'),
      asked('https://x.example/', 'document', 'navigate', 'POST'),
      asked('https://x.example/foto.jpg', 'image'),
      asked('https://x.example/', 'document', 'navigate'),
      asked('https://cdn.example/np/np-elements.js', 'script'),
    ];
  }, code);
  expect(answered).toEqual([false, false, false, false, false, true, true]);
});

test('on a site without the worker nothing is kept, and the reader sees a message', async ({ page, foresee }) => {
  foresee('A bad HTTP response code (404)');
  await page.goto(at('mg'));
  await page.evaluate(() => {
    const epaper = document.querySelector('np-epaper');
    epaper?.setAttribute('worker', '/non-c-e.js');
    location.hash = '#sfoglia=1/1';
  });
  await viewer(page).getByRole('button', { name: 'Leggi senza rete' }).click();
  await viewer(page).getByRole('button', { name: 'Conserva l’edizione' }).click();
  await expect(viewer(page).getByRole('alert')).toHaveText(
    'Qui non è possibile conservare un’edizione: il sito o il browser non lo permettono.',
  );
  expect(await caches(page)).toEqual([]);
  expect(await workers(page)).toEqual([]);
});
