import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const viewer = (page: Page) => page.locator('np-epaper .viewer');
const place = (page: Page) => viewer(page).getByRole('status').last();
const zones = (page: Page) => viewer(page).locator('.zone');

/** The visible pages: their displayed width, and the natural width of their images. */
const images = (page: Page) =>
  viewer(page)
    .locator('.spread:not([inert]) .image')
    .evaluateAll((all) =>
      all.map((one) => {
        const image = one as HTMLImageElement;
        return { natural: image.naturalWidth, shown: image.getBoundingClientRect().width };
      }),
    );

const openToday = async (page: Page): Promise<void> => {
  await page.goto(at('mg'));
  await page.locator('np-newsstand').getByRole('link', { name: 'Sfoglia il giornale' }).click();
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]').first()).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, 'mg', 'digital@example.it');
});

test("'Sfoglia il giornale' opens the paper over the page; keys turn it, the address follows, back closes it", {
  tag: '@quick',
}, async ({ page }) => {
  await openToday(page);
  await expect(page.getByRole('dialog', { name: 'Sfogliatore' })).toBeVisible();
  await expect(place(page)).toHaveText('Pagina 1 di 16');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Pagine 2-3 di 16');
  await expect(page).toHaveURL(/\/#sfoglia=\d+\/2$/);
  await page.keyboard.press('End');
  await expect(place(page)).toHaveText('Pagina 16 di 16');
  await page.keyboard.press('ArrowLeft');
  await expect(place(page)).toHaveText('Pagine 14-15 di 16');
  await viewer(page).getByRole('button', { name: 'Pagina 4', exact: true }).click();
  await expect(place(page)).toHaveText('Pagine 4-5 di 16');
  await expect(viewer(page).locator('.thumb[aria-current]')).toHaveCount(2);
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(at('mg'));
  await expect(page.locator('np-newsstand').getByRole('link', { name: 'Sfoglia il giornale' })).toBeFocused();
});

test('Escape closes the paper and restores address and focus', async ({ page }) => {
  await openToday(page);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect(page.locator('np-newsstand').getByRole('link', { name: 'Sfoglia il giornale' })).toBeFocused();
});

test('pressed before the newsstand is drawn, the button opens the paper; closing focuses the button in its place', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/chunks\/np-newsstand-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(at('mg'), { waitUntil: 'commit' });
  const button = page.locator('np-newsstand').getByRole('link', { name: 'Sfoglia il giornale' });
  await button.click();
  await expect(viewer(page).locator('.spread:not([inert]) .page[aria-busy=false]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  resolve();
  await page.waitForFunction(() => document.querySelector('np-newsstand > .np-root') === null);
  await expect(button).toBeFocused();
});

test('a story area is selected by pointer and opened by key; the back link leads to its page', async ({ page }) => {
  await openToday(page);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Pagine 2-3 di 16');
  const zone = zones(page).first();
  const title = (await zone.textContent())?.replace(/, pagina \d+$/, '') ?? '';
  await zone.click();
  await expect(zone).toHaveClass(/selected/);
  await expect(viewer(page).locator('.chosen')).toContainText(title);
  await viewer(page).getByRole('link', { name: 'Leggi l’articolo' }).click();
  await expect(page.locator('np-newsstand .article-title')).toHaveText(title);
  await expect(viewer(page)).toHaveCount(0);
  await page.goBack();
  await expect(place(page)).toHaveText('Pagine 2-3 di 16');
  await zone.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('np-newsstand .article-title')).toHaveText(title);
});

test("'Vedi in pagina' opens the page of the article with its area marked", async ({ page }) => {
  await page.goto(at('mg', '/articolo/2'));
  const title = await page.locator('np-newsstand .article-title').innerText();
  await page.locator('np-newsstand').getByRole('link', { name: 'Vedi in pagina' }).click();
  await expect(viewer(page).locator('.chosen')).toContainText(title);
  await expect(viewer(page).locator('.zone.selected').first()).toBeVisible();
});

test('an address with a page opens it there, alone on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('mg', '/#sfoglia=1/7'));
  await expect(place(page)).toHaveText('Pagina 7 di 16');
  await page.goto(at('mg', '/#sfoglia=1/9'));
  await expect(place(page)).toHaveText('Pagina 9 di 16');
});

test('a swipe turns the page, since the pages are a native scroller', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('mg', '/#sfoglia=1/1'));
  await expect(place(page)).toHaveText('Pagina 1 di 16');
  await viewer(page)
    .locator('.stage')
    .evaluate((stage) => stage.scrollTo({ left: stage.clientWidth * 2, behavior: 'instant' }));
  await expect(place(page)).toHaveText('Pagina 3 di 16');
});

test('zoom by wheel keeps the point under the pointer and ends on a sharp image', async ({ page }) => {
  await openToday(page);
  const before = await images(page);
  const sheet = viewer(page).locator('.spread:not([inert]) .sheet');
  const part = async () => {
    const box = await sheet.boundingBox();
    return box ? { x: (700 - box.x) / box.width, y: (400 - box.y) / box.height } : { x: -1, y: -1 };
  };
  const pointed = await part();
  await page.mouse.move(700, 400);
  await page.keyboard.down('Control');
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -80);
  await page.keyboard.up('Control');
  await expect
    .poll(
      async () => {
        const now = await images(page);
        return (
          now.length === 1 && now.every(({ shown, natural }) => natural >= shown && shown > (before[0]?.shown ?? 0) * 2)
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  const now = await part();
  expect(now.x).toBeCloseTo(pointed.x, 1);
  expect(now.y).toBeCloseTo(pointed.y, 1);
  await page.keyboard.press('0');
  await expect.poll(async () => (await images(page))[0]?.shown).toBeCloseTo(before[0]?.shown ?? 0, 0);
});

test('two fingers zoom the point between them, up to the limit', async ({ page }) => {
  await openToday(page);
  const before = (await images(page))[0]?.shown ?? 0;
  const cdp = await page.context().newCDPSession(page);
  /** A pinch with each finger this far from the middle. */
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', away: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [
              { x: 700 - away, y: 400, id: 0 },
              { x: 700 + away, y: 400, id: 1 },
            ],
    });
  await touch('touchStart', 40);
  for (const away of [50, 60, 70, 80]) await touch('touchMove', away);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await images(page))[0]?.shown ?? 0).toBeCloseTo(before * 2, 0);
  await expect(viewer(page).locator('.spread.zoomed')).toHaveCount(1);
  await touch('touchStart', 80);
  for (const away of [60, 40, 20]) await touch('touchMove', away);
  await touch('touchEnd', 0);
  await expect.poll(async () => (await images(page))[0]?.shown ?? 0).toBeCloseTo(before, 0);
  await expect(viewer(page).locator('.spread.zoomed')).toHaveCount(0);
});

test('keys, buttons and a double click zoom too; arrows do not turn zoomed pages', { tag: '@quick' }, async ({
  page,
}) => {
  await openToday(page);
  const width = async () => (await images(page))[0]?.shown ?? 0;
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeCloseTo(whole * 1.5, 0);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Pagina 1 di 16');
  await page.keyboard.press('PageDown');
  await expect(place(page)).toHaveText('Pagine 2-3 di 16');
  await viewer(page).getByRole('button', { name: 'Ingrandisci' }).click();
  await viewer(page).getByRole('button', { name: 'Riduci' }).click();
  await page.mouse.dblclick(700, 500);
  await expect(viewer(page).locator('.spread.zoomed')).toHaveCount(1);
});

test('the next pages are loaded before they are turned to, and only neighbours have images', async ({ page }) => {
  await openToday(page);
  const near = viewer(page).locator('.spread[inert] .page');
  await expect(near).toHaveCount(2);
  await expect(viewer(page).locator('.spread[inert] .page[aria-busy=false]')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toHaveText('Pagine 2-3 di 16');
  const blank = await viewer(page).locator('.spread:not([inert]) .page[aria-busy=true]').count();
  expect(blank).toBe(0);
  for (let turn = 0; turn < 200; turn += 1) await page.keyboard.press(turn % 12 < 6 ? 'ArrowRight' : 'ArrowLeft');
  expect(await viewer(page).locator('.stage img').count()).toBeLessThanOrEqual(6);
});

test('the text of a page: its stories with headings in reading order, the image a decoration', async ({ page }) => {
  await page.goto(at('mg', '/#sfoglia=1/2'));
  await expect(place(page)).toHaveText('Pagine 2-3 di 16');
  await viewer(page).getByRole('button', { name: 'Testo della pagina' }).click();
  const text = viewer(page).getByRole('region', { name: 'Testo della pagina' });
  await expect(text.getByRole('heading', { level: 2 })).toHaveText([/^Pagina 2, /, /^Pagina 3, /]);
  await expect(text.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(text.locator('.replica-text p').first()).toBeVisible();
  await expect(text.getByRole('img')).toHaveCount(0);
  await expect(text).toBeFocused();
  await viewer(page).getByRole('button', { name: 'Pagina successiva' }).click();
  await expect(text.getByRole('heading', { level: 2 })).toHaveText([/^Pagina 4, /, /^Pagina 5, /]);
});

test('a search finds words without their accents and leads to the page', { tag: '@quick' }, async ({ page }) => {
  await openToday(page);
  await viewer(page).getByRole('button', { name: 'Cerca nel giornale' }).click();
  await page.getByLabel('Parole da cercare nel giornale').fill('citta');
  const found = viewer(page).locator('.finder .row');
  await expect(found.first().locator('mark').first()).toHaveText(/^città/i);
  const number = Number((await found.first().locator('.row-page').innerText()).replace(/\D/g, ''));
  await found.first().click();
  await expect(viewer(page).locator('.thumb[aria-current]').first()).toBeAttached();
  expect((await place(page).innerText()).match(/\d+/g)?.slice(0, -1).map(Number)).toContain(number);
  await expect(viewer(page).locator('.zone.selected').first()).toBeVisible();
  await page.getByLabel('Parole da cercare nel giornale').fill('xyzxyz');
  await expect(viewer(page).locator('.finder')).toContainText('Nessun risultato trovato');
});

test("'Cosa resta' counts down to the end of the edition", async ({ page }) => {
  await openToday(page);
  await viewer(page).getByRole('button', { name: 'Cosa resta' }).click();
  const left = viewer(page).locator('.left');
  await expect(left).toContainText('Restano 15 pagine');
  await left.getByRole('button', { name: /^Pagina 2/ }).click();
  await expect(left).toContainText('Restano 13 pagine');
  for (const pages of [4, 6, 8, 10, 12, 14, 16])
    await left.getByRole('button', { name: new RegExp(`^Pagina ${pages}\\b`) }).click();
  await expect(left).toContainText('Hai visto tutte le pagine di questa edizione.');
});

test('a reader without Digital sees the first page and the link to the offer', { tag: '@quick' }, async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto(at('mg', '/#sfoglia=1/4'));
  const locked = page.locator('np-epaper .locked');
  await expect(locked.getByRole('img', { name: 'Prima pagina' })).toBeVisible();
  await expect(locked).toContainText('Gaviano città · Oggi, ');
  await expect(locked.getByRole('link', { name: 'Abbonati' })).toHaveAttribute('href', /\/vetrina$/);
  await expect(locked.getByRole('link', { name: 'Accedi' })).toBeVisible();
});
