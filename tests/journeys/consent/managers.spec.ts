import { at, expect, test } from '../lib/pages.ts';

for (const manager of ['iubenda', 'didomi', 'onetrust', 'cookiebot'])
  test(`${manager} on its page: nothing is granted before the choice, then what was chosen; the footer opens its preferences`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(at('www.gz', `/prova/pagina/consensi-${manager}`));
    const preferences = page.locator('np-footer').getByRole('button', { name: 'Preferenze privacy e cookie' });
    const banner = page.getByRole('region', { name: 'La tua privacy' });
    const granted = page.locator('output');
    await expect(preferences).toBeVisible();
    await expect(granted).toHaveText('nessuna scelta');
    // A banner that stays open is no missing answer, however long.
    await page.clock.runFor(15_000);
    await expect(granted).toHaveText('nessuna scelta');
    await banner.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(granted).toHaveText('1');
    await expect(banner).toBeHidden();
    await preferences.click();
    await banner.getByRole('button', { name: 'Accetta' }).click();
    await expect(granted).toHaveText('1, 2, 3, 4, 5');
  });
