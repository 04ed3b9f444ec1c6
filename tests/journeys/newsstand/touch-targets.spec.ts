import type { Page } from '@playwright/test';
import { at, expect, test } from '../lib/pages.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** The controls of our elements with less than 44 x 44 px to touch; links inside sentences may be smaller. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
    const isOurs = (one: Element) => one.getRootNode() !== document || one.closest('np-header, np-newsstand');
    const inSentence = (one: Element) => one.matches('p a, dd a') && getComputedStyle(one).display === 'inline';
    return within(document)
      .filter((one) => isOurs(one) && one.matches('a[href], button, select, textarea, summary, input[type=search]'))
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !inSentence(one))
      .flatMap((one) => {
        // The whole story is the target of its link, and a transparent edge may enlarge a button.
        const isStory = one.matches(':is(.story-title, .shelf-title, .special-title) a');
        const { width, height } =
          (isStory ? one.closest('.story, .shelf-row, .special-grid > li') : one)?.getBoundingClientRect() ??
          new DOMRect();
        const edge = getComputedStyle(one, '::after');
        const [wide, high] = edge.position === 'absolute' ? [edge.width, edge.height].map(Number.parseFloat) : [];
        const size = [Math.max(width, wide || 0), Math.max(height, high || 0)];
        const name = one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 40);
        // One pixel wide: for screen readers only.
        return size.some((side) => side > 1 && side < 43.5) ? [`${name}: ${size.map(Math.round).join(' x ')}`] : [];
      });
  });

test('on a touch screen every control of the newsstand’s screens has 44 x 44 px', async ({ page }) => {
  for (const path of ['/', '/sezioni', '/sezione/cronaca', '/speciali', '/firme', '/articolo/2', '/ricerca?q=tram']) {
    await page.goto(at('mg', path));
    const newsstand = page.locator('np-newsstand .newsstand');
    await expect(newsstand.locator('.story, .special-grid, .shelf-row').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Abbonati', exact: true }).first()).toBeVisible();
    expect(await smallTargets(page), path).toEqual([]);
  }
});

test('on a touch screen every control of the chat has 44 x 44 px', async ({ page }) => {
  await page.goto(at('mg'));
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('button', { name: 'Continua come anonimo' }).click();
  await page.getByRole('textbox').fill('Come disattivo il rinnovo automatico?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  const targets = await smallTargets(page);
  expect(targets).toEqual([]);
});
