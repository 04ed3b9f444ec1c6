import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fromWorld, hang, held } from '../lib/answers.ts';
import { expect, test } from '../lib/test.ts';

const react = 'GET cdn /np/chunks/react-*';
const call = 'GET mg /api/edicola/articolo';
const element = '<np-article article-id="1"><p>Il tram, dal server</p></np-article>';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Il tram torna in città' });
const text = (page: Page) => page.locator('np-article .prose p');

test('an article embedded alone is requested, and readable, before React has loaded', { tag: '@quick' }, async ({
  page,
  wire,
}) => {
  wire.answer(react, hang);
  await page.goto(wire.page('mg', element));
  await expect(heading(page)).toBeVisible();
  await expect(text(page).first()).toBeVisible();
  await expect(page.getByText('Il tram, dal server')).toBeHidden();
  expect(wire.calls(call)).toHaveLength(1);
});

for (const [way, head] of [
  ['the autoloader', undefined],
  ['the build’s block', readFileSync('dist/embed/np-article.html', 'utf8')],
] as const)
  test(`embedded by ${way}, its text is requested once, while the code that draws it loads`, async ({ page, wire }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wire.answer('GET cdn /np/chunks/looks-*', held(promise, fromWorld()));
    const address = wire.page('mg', element, head?.replaceAll('{{folder}}', wire.at('cdn', '/np/')));
    await page.goto(address, { waitUntil: 'commit' });
    await wire.seen(call);
    resolve();
    await expect(text(page).first()).toBeVisible();
    expect(wire.calls(call)).toHaveLength(1);
  });

test('a page that configures right after the block gets the article of the server that it names', async ({
  page,
  wire,
}) => {
  const block = readFileSync('dist/embed/np-article.html', 'utf8').replaceAll('{{folder}}', wire.at('cdn', '/np/'));
  const configure = `<script type="module">np.configure({ newsstand: '${wire.at('gz', '')}' })</script>`;
  await page.goto(wire.page('mg', element, block + configure));
  await wire.seen('GET gz /api/edicola/articolo');
  await expect(page.locator('np-article').getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

test('its tools load with React, over the same text, which neither moves nor is requested again', async ({
  page,
  wire,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(react, held(promise, fromWorld()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(wire.page('mg', element));
  await expect(text(page).first()).toBeVisible();
  // Fonts have loaded by then, so only React could move the text.
  const lettered = () =>
    page.evaluate(
      () => document.fonts.status === 'loaded' && [...document.fonts].some((font) => font.status === 'loaded'),
    );
  await expect.poll(lettered).toBe(true);
  const before = await text(page).first().boundingBox();
  resolve();
  await expect(page.getByRole('button', { name: 'Copia link' })).toBeVisible();
  await expect(heading(page)).toHaveCount(1);
  expect(wire.calls(call)).toHaveLength(1);
  expect(await text(page).first().boundingBox()).toEqual(before);
});

test('another article replaces one whose panel is still loading', async ({ page, wire }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(react, held(promise, fromWorld()));
  await page.goto(wire.page('mg', element));
  await expect(heading(page)).toBeVisible();
  await page.locator('np-article').evaluate((article) => article.setAttribute('article-id', '2'));
  await expect(heading(page)).toHaveCount(0);
  resolve();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pronto soccorso, venti posti in più da gennaio' }),
  ).toBeVisible();
});
