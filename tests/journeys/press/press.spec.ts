import { readFileSync } from 'node:fs';
import { at, expect, test } from '../lib/pages.ts';
import { signInAs } from '../lib/readers.ts';
import { asReader, boxOf, deskOf, kept, listed, openReview, rowIds } from './press-review.ts';

test('a reader without a press review goes to the shop’s page', async ({ page }) => {
  await signInAs(page, 'ca', 'ente@example.it');
  await page.goto(at('ca', '/rassegna'));
  await page.waitForURL((url) => url.hostname === 'shop.ca.localhost' && url.pathname === '/rassegna_stampa');
});

test('an error leads to the dashboard', async ({ page }) => {
  await signInAs(page, 'ca', 'azienda@example.it');
  await page.route('**/api/user/rassegna/last-date', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(at('ca', '/rassegna'));
  await page.waitForURL((url) => url.hostname === 'account.ca.localhost' && url.pathname === '/dashboard');
});

test('A70 a real table: caption, columns in their order, counts, rows named by their titles; one day has no day and edition', {
  tag: '@quick',
}, async ({ page }) => {
  const desk = await openReview(page, 'ca');
  const { rassegna_date } = (await asReader(page, '/last-date')) as { rassegna_date: { date: string } };
  const all = await listed(page, `date=${rassegna_date.date}&raggruppa=1`);
  const table = desk.getByRole('table', { name: 'Articoli della rassegna' });
  await expect(table.locator('caption')).toHaveText('Articoli della rassegna');
  await expect(table).toHaveAttribute('aria-rowcount', String(all.length + 1));
  const headings = table.getByRole('columnheader');
  await expect(headings).toHaveText(['', 'ID', 'Titolo', 'Autore', 'Pagina', 'Testata', 'Azioni']);
  for (const heading of await headings.all()) await expect(heading).toHaveAttribute('scope', 'col');
  const rows = table.locator('tbody').getByRole('row');
  expect(await rows.count()).toBeLessThan(40);
  await expect(rows.first()).toHaveAttribute('aria-rowindex', '2');
  const title = (await rows.first().locator('.press-headline').textContent()) ?? '';
  await expect(rows.first().getByRole('rowheader')).toContainText(title);
  await expect(rows.first().getByRole('checkbox')).toHaveAccessibleName(`Seleziona ${title}`);
  for (const tag of ['np-footer', 'np-assistance-chat']) await expect(page.locator(tag)).toBeHidden();
  await desk.getByRole('combobox', { name: 'Periodo' }).selectOption({ label: '7 giorni' });
  await expect(headings).toHaveText(['', 'ID', 'Edizione', 'Data', 'Titolo', 'Autore', 'Pagina', 'Testata', 'Azioni']);
});

test('sorting by a heading announces its direction; one column at a time', async ({ page }) => {
  const desk = await openReview(page, 'ca');
  await desk.getByRole('combobox', { name: 'Periodo' }).selectOption({ label: '7 giorni' });
  const heading = (name: string) => desk.getByRole('columnheader', { name, exact: true });
  await expect(heading('Titolo')).toHaveAttribute('aria-sort', 'ascending');
  for (const name of ['ID', 'Edizione', 'Data', 'Autore', 'Pagina', 'Testata']) {
    await heading(name).getByRole('button').click();
    await expect(heading(name)).toHaveAttribute('aria-sort', 'ascending');
    await expect(desk.locator('[aria-sort]')).toHaveCount(1);
  }
  await heading('ID').getByRole('button').click();
  // The rows are in the order of their heading.
  const isSorted = async (way: 1 | -1) => {
    const ids = await rowIds(desk);
    return ids.length > 1 && ids.every((id, n) => n === 0 || way * (id - (ids[n - 1] ?? id)) > 0);
  };
  await expect.poll(() => isSorted(1)).toBe(true);
  const ascending = await rowIds(desk);
  await heading('ID').getByRole('button').click();
  await expect(heading('ID')).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => isSorted(-1)).toBe(true);
  const descending = await rowIds(desk);
  expect(descending[0]).toBeGreaterThan(ascending[0] ?? 0);
});

test('words, masthead and days filter the table; with no rows left a button clears all filters', async ({ page }) => {
  const desk = await openReview(page, 'ca');
  const count = desk.locator('.desk-found');
  const { rassegna_date } = (await asReader(page, '/last-date')) as { rassegna_date: { date: string } };
  const all = await listed(page, `date=${rassegna_date.date}&raggruppa=1`);
  await expect(count).toHaveText(`${all.length} articoli selezionabili`);
  await desk.getByRole('combobox', { name: 'Testata' }).selectOption({ label: 'L’Eco di Montalba' });
  const ofEco = all.filter(({ sigla }) => sigla === 'EM');
  await expect(count).toHaveText(`${ofEco.length} di ${all.length} articoli`);
  await desk.getByRole('searchbox').fill('zzzz');
  await expect(desk.locator('.desk-none')).toContainText('Nessun risultato trovato');
  await desk.getByRole('button', { name: 'Azzera i filtri' }).click();
  await expect(count).toHaveText(`${all.length} articoli selezionabili`);
  await desk.getByRole('button', { name: 'Giorno prima' }).click();
  await expect(desk.locator('.desk-lead')).toHaveText(/^Ieri, |^\d/);
  await desk.getByRole('combobox', { name: 'Periodo' }).selectOption({ label: '60 giorni' });
  await desk.getByRole('button', { name: 'Vista' }).click();
  await desk.getByRole('checkbox', { name: 'Una riga per notizia' }).uncheck();
  const day = await desk.getByLabel('Giorno', { exact: true }).inputValue();
  const { paging } = (await asReader(page, `?to=${day}&per_page=1`)) as { paging: { total: number } };
  await expect(count).toHaveText(`${paging.total} articoli selezionabili`);
  expect(await desk.locator('.press-row').count()).toBeLessThan(40);
});

test('triage by keys: j and k, Space, Shift and Space for a range, Enter reads, Escape returns', {
  tag: '@quick',
}, async ({ page }) => {
  const desk = await openReview(page, 'ca');
  const table = desk.getByRole('region', { name: 'Articoli della rassegna' });
  await table.focus();
  await page.keyboard.press('j');
  await expect(boxOf(desk, 0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(boxOf(desk, 1)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(boxOf(desk, 1)).toBeChecked();
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ ');
  for (const row of [1, 2, 3, 4]) await expect(boxOf(desk, row)).toBeChecked();
  await expect(boxOf(desk, 0)).not.toBeChecked();
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('4 articoli selezionati');
  const all = desk.getByRole('checkbox', { name: 'Seleziona tutti' });
  expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
    (await desk.locator('.press-row').nth(3).locator('.press-headline').textContent()) ?? '',
  );
  await expect(dialog.locator('.story-summary')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(boxOf(desk, 3)).toBeFocused();
  await page.keyboard.press('End');
  await expect(desk.locator('.press-row.current')).toHaveAttribute(
    'aria-rowindex',
    (await desk.getByRole('table').first().getAttribute('aria-rowcount')) ?? '',
  );
});

test('choice and order survive a reload and appear in another tab', async ({ page, context }) => {
  const desk = await openReview(page, 'ca');
  for (const row of [0, 2, 4]) await boxOf(desk, row).check();
  const [a = 0, , b = 0, , c = 0] = await rowIds(desk);
  await expect.poll(() => kept(page)).toEqual([a, b, c]);
  await desk.getByRole('tab', { name: /^Rassegna/ }).click();
  const items = desk.getByRole('list', { name: 'Articoli della rassegna, nel loro ordine' }).locator('> li');
  await expect(items).toHaveCount(3);
  const other = await context.newPage();
  await other.goto(at('ca', '/rassegna'));
  const otherDesk = await deskOf(other);
  await items
    .nth(2)
    .getByRole('button', { name: /^Sposta .+ trascina/ })
    .focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(desk.getByText(': posto 1 di 3.')).toBeAttached();
  await expect.poll(() => kept(page)).toEqual([c, a, b]);
  await items
    .nth(0)
    .getByRole('button', { name: /^Sposta giù/ })
    .click();
  await expect.poll(() => kept(page)).toEqual([a, c, b]);
  const titles = await items.locator('.press-headline').allTextContents();
  await otherDesk.getByRole('tab', { name: /^Rassegna/ }).click();
  await expect(otherDesk.locator('.review-list .press-headline')).toHaveText(titles);
  await page.reload();
  await (await deskOf(page)).getByRole('tab', { name: /^Rassegna/ }).click();
  await expect(items.locator('.press-headline')).toHaveText(titles);
  const first = await items
    .nth(0)
    .getByRole('button', { name: /trascina/ })
    .boundingBox();
  const last = await items.nth(2).boundingBox();
  if (!first || !last) throw new Error('The list is not drawn');
  await page.mouse.move(first.x + 8, first.y + 8);
  await page.mouse.down();
  await page.mouse.move(first.x + 8, last.y + last.height - 4, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => kept(page)).toEqual([c, b, a]);
});

test('a section and a note belong to the story, its other editions are named, and the files contain them', async ({
  page,
}) => {
  const desk = await openReview(page, 'ca');
  const shared = desk.locator('.press-row').filter({ hasText: 'Anche in' }).first();
  await shared.getByRole('checkbox').check();
  const title = (await shared.locator('.press-headline').textContent()) ?? '';
  await desk.getByRole('tab', { name: /^Rassegna/ }).click();
  const item = desk.locator('.review-item').filter({ hasText: title });
  await expect(item.locator('.desk-chip').first()).toContainText(', ');
  await item.getByRole('button', { name: `Sezione e nota di ${title}` }).click();
  const dialog = desk.getByRole('dialog', { name: 'Sezione e nota' });
  await dialog.getByLabel('Sezione (facoltativo)').fill('Economia');
  await dialog.getByLabel('Nota (facoltativo)').fill('=1+1');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(item.getByRole('heading', { name: 'Economia' })).toBeVisible();
  await expect(item).toContainText('Nota: =1+1');
  const pdf = page.waitForEvent('download');
  await desk.getByRole('link', { name: 'Scarica il PDF' }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^rassegna-stampa-\d{4}-\d\d-\d\d\.pdf$/);
  const csv = page.waitForEvent('download');
  await desk.getByRole('link', { name: 'Scarica il CSV' }).click();
  const text = readFileSync(await (await csv).path(), 'utf8');
  expect(text).toContain(`;Economia;"'=1+1"`);
});
