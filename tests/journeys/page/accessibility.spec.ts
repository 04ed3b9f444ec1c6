import { schemes, violations } from '../lib/axe.ts';
import { at, expect, openArticle, test } from '../lib/pages.ts';

for (const code of ['mg', 'lg', 'em', 'gz', 'ca', 'qp']) {
  test(`${code}: the site’s home and an article have no accessibility violations`, {
    tag: code === 'mg' ? '@quick' : [],
  }, async ({ page }) => {
    await page.goto(at(`www.${code}`));
    expect(await violations(page)).toEqual([]);
    await openArticle(page, code);
    await expect(page.locator('np-assistance-chat').getByRole('button').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1280, 860],
  [390, 800],
  [320, 640],
] as const) {
  test(`the chat at ${width} px, light and dark: prompt, conversation and failure have no violations and no horizontal overflow`, {
    tag: width === 390 ? '@quick' : [],
  }, async ({ page }) => {
    const chat = page.locator('np-assistance-chat');
    const look = async (): Promise<void> => {
      for (const [scheme, only] of schemes) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-np-scheme', value), scheme);
        await expect(chat.locator('.np-root')).toHaveAttribute('data-np-scheme', scheme);
        expect(await violations(page, { only }), scheme).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      }
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await openArticle(page, 'gz');
    await chat.getByRole('button').first().click();
    await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible();
    await look();
    await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
    await page.keyboard.press('Enter');
    await expect(chat.locator('li.assistant')).toHaveCount(2);
    await expect(chat.locator('li.assistant').last().locator('time')).not.toBeEmpty();
    await look();
    await page.route('**/api/site/chat', (route) => route.abort());
    await page.getByRole('textbox').fill('E se ho già pagato l’anno intero?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await look();
  });
}
