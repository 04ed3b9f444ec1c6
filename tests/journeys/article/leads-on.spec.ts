import type { Page } from '@playwright/test';
import { brandIdentities } from '../../../src/rules/brand/brand.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const article = (page: Page) => page.locator('np-newsstand .newsstand article.article');
const onward = (page: Page) => article(page).getByRole('complementary', { name: 'Dopo questo articolo' });

for (const email of [undefined, 'lettore@example.it', 'digital@example.it'])
  test(`an article leads ${email ?? 'a visitor'} on: next story, three with pictures, others of the author, its page`, {
    tag: email ? [] : '@quick',
  }, async ({ page }) => {
    if (email) await signInAs(page, 'mg', email);
    await page.goto(at('mg', '/articolo/2'));
    const next = onward(page).locator('section').filter({ hasText: 'Prossimo articolo' });
    const title = await next.getByRole('heading', { level: 3 }).innerText();
    const more = onward(page).locator('section').filter({ hasText: 'Continua a leggere' });
    await expect(more.getByRole('link')).toHaveCount(3);
    await expect(more.locator('img')).toHaveCount(3);
    const author = (await article(page).locator('.author').innerText()).replace('di ', '');
    await expect(onward(page).getByRole('link', { name: `Altri articoli di ${author}` })).toHaveAttribute(
      'href',
      /^\/firme\?nome=/,
    );
    await expect(onward(page).getByRole('link', { name: /^Apri pagina \d+$/ })).toBeVisible();
    await next.getByRole('link').click();
    await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(title);
  });

test('on every brand the first stories of the day lead on, with three pictures', async ({ page }) => {
  const ask = (path: string) => page.evaluate(async (url) => (await (await fetch(url)).json()).data, path);
  for (const { sigla } of brandIdentities) {
    const code = sigla.toLowerCase();
    await page.goto(at(code, '/api/edicola/home'));
    const { highlights } = await ask('/api/edicola/home');
    for (const { id } of highlights) {
      const { next, more } = (await ask(`/api/edicola/articolo?id=${id}`)).article;
      expect([next?.id > 0, more.length], `${sigla} ${id}`).toEqual([true, 3]);
    }
  }
});

test('on a phone the next story is a bar without picture, the printed page follows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('mg', '/articolo/2'));
  const next = onward(page).locator('section').filter({ hasText: 'Prossimo articolo' });
  await expect(next.getByRole('link')).toBeVisible();
  await expect(next.locator('img')).toBeHidden();
  expect((await next.boundingBox())?.height).toBeLessThan(120);
  await expect(article(page).getByRole('link', { name: /^Apri pagina \d+$/ })).toHaveCount(1);
});

test('the story’s place is marked on the thumbnail of its page', async ({ page }) => {
  const answered = page.waitForResponse(/\/api\/edicola\/articolo\?/);
  await page.goto(at('mg', '/articolo/2'));
  const { area } = (await (await answered).json()).data.article;
  const thumb = article(page).locator('.page-thumb');
  await thumb.scrollIntoViewIfNeeded();
  const [image, mark] = [await thumb.boundingBox(), await article(page).locator('.page-area').boundingBox()];
  const part = (from = 0, to = 0, size = 1) => (to - from) / size;
  expect(part(image?.x, mark?.x, image?.width)).toBeCloseTo(area.x, 1);
  expect(part(image?.y, mark?.y, image?.height)).toBeCloseTo(area.y, 1);
  expect(part(0, mark?.height, image?.height)).toBeCloseTo(area.h, 1);
});

test('«Testo» at 1280, 390 and 320 × 700 opens beside its button, inside the window; Escape closes it', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 700],
    [390, 700],
    [320, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(at('mg', '/articolo/2'));
    const button = article(page).getByRole('button', { name: 'Testo' });
    await button.click();
    const settings = article(page).locator('.text-settings');
    await expect(settings.getByRole('radio')).toHaveCount(10);
    const [box, from] = [await settings.boundingBox(), await button.boundingBox()];
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {};
    const { x: left = 0, y: top = 0, width: own = 0, height: tall = 0 } = from ?? {};
    expect(x >= 0 && x + wide <= width, `${width} px`).toBe(true);
    // Beside the button, or below the row of tools.
    if (width > 820) expect([x >= left + own, Math.abs(y - top) < 2, y + high <= height]).toEqual([true, true, true]);
    else expect(Math.abs(y - (top + tall)), `${width} px`).toBeLessThan(80);
    expect(high, `${width} px`).toBeLessThan(height - 120);
    await page.keyboard.press('Escape');
    await expect(settings).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('at 1280, 820 and 390 px the toolbar has no empty slot and no name of two lines', async ({ page }) => {
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at('mg', '/articolo/2'));
    await expect(page.locator('np-header').getByRole('link', { name: 'Accedi' })).toBeVisible();
    const tools = article(page).getByRole('list', { name: 'Strumenti di lettura' });
    await expect(tools.getByRole('listitem')).toHaveText([
      'Testo',
      'Copia link',
      'Condividi',
      'Vedi in pagina',
      /^Ascolta/,
    ]);
    const heights = await tools.locator('.tool').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(heights).size, `${width} px`).toBe(1);
    expect(heights[0], `${width} px`).toBeLessThan(62);
    const tops = await tools.locator('.tool').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width} px`).toBe(width > 820 ? 5 : 1);
  }
});

test('above an article there are two bars: the header, and the article’s own', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('mg', '/articolo/2'));
  const sections = page.locator('np-header').getByRole('navigation', { name: 'Sezioni' });
  await expect(article(page).locator('.article-bar')).toBeVisible();
  await expect(sections).toBeHidden();
  expect((await article(page).locator('.article-head').boundingBox())?.y).toBeLessThan(140);
  await page.goBack();
  await page.goto(at('mg'));
  await expect(sections).toBeVisible();
  await page.locator('np-newsstand .newsstand .lead').getByRole('link').click();
  await expect(article(page)).toBeVisible();
  await expect(sections).toBeHidden();
  await page.goBack();
  await expect(sections).toBeVisible();
});

test('the drop cap keeps its distance from the text', async ({ page }) => {
  await page.goto(at('mg', '/articolo/2'));
  const first = article(page).locator('.prose > p').first();
  await expect(first).toBeVisible();
  expect(await first.evaluate((one) => getComputedStyle(one, '::first-letter').marginRight)).toBe('10px');
});

test('beside an article only errors interrupt; the other notices return with the next screen', async ({ page }) => {
  await signInAs(page, 'gz', 'digital@example.it');
  await page.goto(at('gz'));
  const area = page.getByRole('region', { name: 'Avvisi' });
  await expect(area.getByRole('button', { name: /^Altri \d avvisi$/ })).toBeVisible();
  await page.locator('np-newsstand .newsstand .lead').getByRole('link').click();
  await expect(article(page)).toBeVisible();
  await expect(area.getByRole('listitem')).toHaveCount(1);
  await expect(area.getByRole('listitem')).toHaveClass('error');
  await expect(area.locator('[aria-expanded]')).toHaveCount(0);
  const [fix] = [area.getByRole('link', { name: 'Contattaci' })];
  await expect(fix).toHaveAttribute('href', at('account.gz', '/contact'));
  await page.goBack();
  await expect(area.getByRole('button', { name: /^Altri \d avvisi$/ })).toBeVisible();
});
