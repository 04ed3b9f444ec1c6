import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';

/**
 * What a reader meets in each visible story or shelf of the screen: the names of its links, and the parts at whose
 * middle its link is not what a click hits.
 */
const met = (page: Page) =>
  page
    .locator('np-newsstand .newsstand')
    .locator('.story, .shelf-row, .special-grid > li')
    .evaluateAll((stories) =>
      stories
        .filter((story) => story.checkVisibility())
        .map((story) => {
          const [link, ...others] = story.querySelectorAll('a[href]');
          const parts = [...story.querySelectorAll('img, :is(h2, h3), .summary, .kicker, .meta')];
          const missed = parts.filter((part) => {
            part.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, width, height } = part.getBoundingClientRect();
            if (width === 0) return false;
            const root = part.getRootNode() as ShadowRoot;
            return root.elementFromPoint(left + width / 2, top + height / 2)?.closest('a') !== link;
          });
          const heading = story.querySelector('h2, h3')?.textContent;
          return {
            name: heading,
            links: 1 + others.length,
            isNamed: link?.textContent === heading,
            missed: missed.map(({ className, localName }) => className || localName),
          };
        }),
    );

const screens = ['/', '/sezioni', '/sezione/cronaca', '/speciali', '/firme', '/ricerca?q=tram', '/articolo/2'];

for (const width of [1280, 390])
  test(`at ${width}px picture, headline and summary of a story lead to it, by one link of its name`, {
    tag: width === 1280 ? '@quick' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of screens) {
      await page.goto(at('mg', path));
      await expect(page.locator('np-newsstand .newsstand h1')).toBeVisible();
      await expect(
        page.locator('np-newsstand').locator('.story, .shelf-row, .special-grid > li').first(),
      ).toBeVisible();
      const stories = await met(page);
      expect(stories.length, path).toBeGreaterThan(0);
      expect(
        stories.filter(({ links, isNamed, missed }) => links !== 1 || !isNamed || missed.length > 0),
        path,
      ).toEqual([]);
    }
  });

test('a click on the lead’s picture opens its article; with the middle button, in a new tab', async ({
  page,
  context,
}) => {
  await page.goto(at('mg'));
  const lead = page.locator('np-newsstand .newsstand .lead .story');
  const title = await lead.getByRole('heading').innerText();
  const opened = context.waitForEvent('page');
  const box = await lead.getByRole('presentation').or(lead.locator('img')).first().boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.click(x, y, { button: 'middle' });
  const tab = await opened;
  await expect(tab).toHaveURL(/\/articolo\/\d+/);
  await tab.close();
  await page.mouse.click(x, y);
  await expect(page.locator('np-newsstand .newsstand .article-title')).toHaveText(title);
});

test('the focus ring surrounds the whole story', async ({ page }) => {
  await page.goto(at('mg'));
  const lead = page.locator('np-newsstand .newsstand .lead .story');
  await lead.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const ring = await lead.getByRole('link').evaluate((link) => {
    const { outlineStyle, outlineWidth, width, height } = getComputedStyle(link, '::after');
    const box = link.closest('.story')?.getBoundingClientRect();
    const isWhole = Math.abs(Number.parseFloat(width) - (box?.width ?? 0)) < 1;
    return [outlineStyle, outlineWidth, isWhole && Math.abs(Number.parseFloat(height) - (box?.height ?? 0)) < 1];
  });
  expect(ring).toEqual(['solid', '2px', true]);
});
