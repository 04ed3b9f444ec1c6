import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { at, expect, test } from './pages.ts';
import { signInAs } from './readers.ts';

const chatbot = (page: Page) => page.locator('np-newsstand .chatbot');

const faults = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .include('np-newsstand')
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(' ')}`);
};

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['light', 320],
  ['dark', 320],
] as const)
  test(`axe finds nothing at ${width} px, ${scheme}, and nothing scrolls sideways: new, answered, asked, shared list`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await signInAs(page, 'mg', 'redazione@staff.example.it');
    await page.goto(at('mg', '/chatbot'));
    const found: string[] = [];
    const look = async (what: string) => {
      for (const fault of await faults(page)) found.push(`${what} ${fault}`);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (sideways > 0) found.push(`${what} is ${sideways} px too wide`);
    };
    await expect(chatbot(page).getByRole('textbox')).toBeVisible({ timeout: 15_000 });
    await look('new');
    await chatbot(page).getByRole('textbox').fill('Quanto costa il biglietto del tram?');
    await chatbot(page).getByRole('textbox').press('Enter');
    await expect(chatbot(page).locator('.answer')).toHaveClass(/whole/, { timeout: 30_000 });
    await expect(chatbot(page).getByRole('heading', { name: 'Risultati della ricerca' })).toBeVisible();
    await chatbot(page).getByText('Fonti e ricerca').click();
    await look('answered');
    if (width === 320) await chatbot(page).getByRole('button', { name: 'Le tue chat' }).click();
    await chatbot(page).getByRole('button', { name: 'Elimina tutta la cronologia' }).click();
    await look('asked');
    expect(found).toEqual([]);
  });
