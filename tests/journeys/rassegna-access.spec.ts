import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './pages.ts';
import { boxOf, openReview } from './press-review.ts';

/** What axe finds, and what makes the page scroll sideways; in words. */
const faultsOf = async (page: Page, what: string): Promise<readonly string[]> => {
  await expect(page.locator('np-newsstand [aria-busy=true]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .include('np-newsstand')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map(
      ({ id, nodes }) => `${what} ${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`,
    ),
    ...(sideways > 0 ? [`${what} is ${sideways} px too wide`] : []),
  ];
};

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
  [320, 'light'],
  [320, 'dark'],
] as const) {
  const opened = async (page: Page) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const desk = await openReview(page, 'qp');
    for (const row of [0, 1]) await boxOf(desk, row).check();
    return desk;
  };

  test(`A72 axe finds nothing in any part at ${width} px, ${colorScheme}, and the page does not scroll sideways`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const desk = await opened(page);
    const found = [...(await faultsOf(page, 'stories'))];
    for (const name of [/^Rassegna/, /^Destinatari/, /^Invii/, /^Profilo/]) {
      await desk.getByRole('tab', { name }).click();
      found.push(...(await faultsOf(page, String(name))));
    }
    expect(found).toEqual([]);
  });

  test(`A72 axe finds nothing in any dialog at ${width} px, ${colorScheme}, and Escape leaves each`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const desk = await opened(page);
    const dialog = desk.getByRole('dialog');
    const found: string[] = [];
    const leave = async (what: string) => {
      found.push(...(await faultsOf(page, what)));
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    await desk
      .getByRole('button', { name: /^Leggi / })
      .first()
      .click();
    await expect(dialog.locator('.story-summary')).not.toBeEmpty();
    await leave('a story');
    await desk.getByRole('tab', { name: /^Rassegna/ }).click();
    await desk.getByRole('button', { name: 'Anteprima' }).click();
    await expect(dialog.getByRole('heading', { name: 'Indice' })).toBeVisible();
    await leave('the preview');
    await desk
      .getByRole('button', { name: /^Sezione e nota di/ })
      .first()
      .click();
    await expect(dialog.getByLabel('Sezione (facoltativo)')).toBeVisible();
    await leave('section and note');
    await desk.getByRole('button', { name: /^Invia a/ }).click();
    await dialog.getByLabel('Quando').selectOption({ label: 'A un’ora scelta' });
    await expect(dialog.getByLabel('Ora italiana')).toBeVisible();
    await leave('sending');
    expect(found).toEqual([]);
  });
}
