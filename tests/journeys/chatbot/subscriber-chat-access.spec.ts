import type { Page } from '@playwright/test';
import { violationsAtWidths } from '../lib/axe.ts';
import { at, drawn, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';

const chatbot = (page: Page) => page.locator('np-newsstand .chatbot');

for (const width of [1280, 320])
  test(`axe finds nothing at ${width} px, light and dark, no horizontal overflow: new, answered, asked, shared list`, {
    tag: width === 320 ? '@quick' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'mg', 'redazione@staff.example.it');
    await page.goto(at('mg', '/chatbot'));
    await drawn(page);
    const found: string[] = [];
    const look = async (what: string) => {
      for (const violation of await violationsAtWidths(page, [width], 'np-newsstand'))
        found.push(`${what} ${violation}`);
    };
    await expect(chatbot(page).getByRole('textbox')).toBeVisible();
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

test('the four suggestions are whole at 390 x 844 and 664, above the field', async ({ page }) => {
  await signInAs(page, 'mg', 'redazione@staff.example.it');
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto(at('mg', '/chatbot'));
    await drawn(page);
    const prompts = chatbot(page).getByRole('list', { name: 'Domande di esempio' }).getByRole('button');
    await expect(prompts).toHaveCount(4);
    const composer = await chatbot(page).locator('.composer').boundingBox();
    for (const prompt of await prompts.all()) {
      const box = await prompt.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${height} px`).toBeLessThanOrEqual(composer?.y ?? 0);
    }
  }
});

for (const [who, email, text, offers] of [
  ['with Digital', 'digital@example.it', 'Il chatbot è in prova per la redazione e le aziende.', 0],
  ['without Digital', 'lettore@example.it', 'Il chatbot fa parte dell’edizione Digital.', 1],
] as const)
  test(`a reader ${who} and without access reads why`, async ({ page }) => {
    await signInAs(page, 'mg', email);
    await page.goto(at('mg', '/chatbot'));
    const screen = page.locator('np-newsstand .newsstand');
    await expect(screen).toContainText("Non c'è nulla qui. Torna alla Home!");
    await expect(screen).toContainText(text);
    await expect(screen.getByRole('link', { name: 'Scopri Digital' })).toHaveCount(offers);
  });
