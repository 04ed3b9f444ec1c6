import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { violationsAtWidths } from '../lib/axe.ts';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const docs = (path: string): string => at('docs', path);

test('the search of the documentation finds an event, an option and a parameter by name', async ({ page }) => {
  await page.goto(docs('/'));
  for (const [word, title] of [
    ['np-chat-handoff', 'np-assistance-chat'],
    ['consentMode', 'Configuration'],
    ['redirect_uri', 'Own backend'],
  ] as const) {
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill(word);
    await expect(page.getByRole('listbox').getByRole('option').filter({ hasText: title }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('a live example follows brand, scheme, width and reader', async ({ page }) => {
  await page.goto(docs('/elements/np-header'));
  const example = page.getByRole('region', { name: 'Live example: np-header', exact: true });
  const frame = example.frameLocator('iframe');
  const header = frame.locator('np-header');
  await expect(header.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await example.getByLabel('Scheme').selectOption('dark');
  await expect(frame.locator('html')).toHaveAttribute('data-np-scheme', 'dark');
  await example.getByLabel('Brand').selectOption('qp');
  await expect(header.getByRole('link', { name: /Qui Pietrafonte/ }).first()).toBeVisible();
  await example.getByLabel('Reader').selectOption('digital@example.it');
  await expect(header.getByRole('button', { name: 'Area personale di Giulia' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Accedi' })).toHaveCount(0);
  await example.getByLabel('Width').selectOption('phone');
  await expect.poll(async () => (await example.locator('iframe').boundingBox())?.width).toBeCloseTo(390, -1);
});

const samples = globSync('docs/samples/*.html').map((file) => basename(file, '.html'));

/** The reader of each example, by the sample's name. */
const readers = new Map(
  globSync('docs/**/*.md').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^<Example name="([\w-]+)"[^>]* reader="([^"]+)"/gm)].map(
      ([, name = '', reader = '']) => [name, reader] as const,
    ),
  ),
);

/** The samples of each reader, who visits one after the other. */
const visits = Map.groupBy(samples, (name) => readers.get(name));

test.describe('each sample is drawn on a brand’s page without an error', () => {
  for (const [reader, names] of visits)
    test(`${reader ?? 'a visitor'}: ${names.join(', ')}`, {
      tag: names.includes('np-header') ? '@quick' : [],
    }, async ({ page }) => {
      if (reader) await signInAs(page, 'gz', reader);
      for (const name of names) {
        await page.goto(at('gz', `/prova/esempio/${name}`));
        const tags = await page
          .locator('main')
          .evaluate((main) =>
            [...main.querySelectorAll('*')].map(({ localName }) => localName).filter((tag) => tag.startsWith('np-')),
          );
        expect(tags.length, name).toBeGreaterThan(0);
        await page.evaluate((all) => Promise.all(all.map((tag) => customElements.whenDefined(tag))), tags);
        await expect(page.locator('main [data-np-failed]'), name).toHaveCount(0);
      }
    });
});

for (const path of ['/', '/elements/np-assistance-chat', '/guides/configuration'])
  test(`no accessibility violation at ${path}, light and dark, 1280 and 390 px`, async ({ page }) => {
    await page.goto(docs(path));
    expect(await violationsAtWidths(page, [1280, 390])).toEqual([]);
  });

test('without script a page shows its text, its tables and the code of all three frameworks', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(docs('/elements/np-assistance-chat'));
  await expect(page.getByRole('heading', { level: 1, name: 'np-assistance-chat' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'np-chat-handoff' })).toBeVisible();
  await expect(page.getByText('npm start').first()).toBeVisible();
  await context.close();
});
