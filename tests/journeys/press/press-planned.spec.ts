import { addDays, dayOf, momentOf } from '../../../src/rules/text/calendar.ts';
import { shortDate } from '../../../src/rules/text/dates.ts';
import { expect, test } from '../lib/pages.ts';
import { asReader, boxOf, openReview } from './press-review.ts';

interface Plan {
  readonly subject: string;
  readonly at: string;
  readonly articoli: number;
}

test('a review is scheduled for an Italian hour, is listed with it among the deliveries, and is cancelled', async ({
  page,
}) => {
  const desk = await openReview(page, 'gz');
  await boxOf(desk, 0).check();
  await desk.getByRole('button', { name: /^Invia a/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  const subject = `Rassegna programmata ${Date.now()}`;
  await dialog.getByLabel('Oggetto').fill(subject);
  await expect(dialog.getByRole('button', { name: /^Invia a/ })).toBeVisible();
  await dialog.getByLabel('Quando').selectOption({ label: 'A un’ora scelta' });
  const today = dayOf(new Date());
  await expect(dialog.getByLabel('Giorno', { exact: true })).toHaveValue(addDays(today, 1));
  await dialog.getByLabel('Giorno', { exact: true }).fill(addDays(today, -1));
  await dialog.getByLabel('Ora italiana').fill('07:45');
  await dialog.getByRole('button', { name: /^Programma l’invio a/ }).click();
  await expect(dialog.getByText('Scegli un’ora futura.')).toBeVisible();
  const day = addDays(today, 2);
  await dialog.getByLabel('Giorno', { exact: true }).fill(day);
  await expect(dialog.getByText('Scegli un’ora futura.')).toHaveCount(0);
  await expect(dialog).toContainText('Copie di quel giorno 0 usate');
  await dialog.getByRole('button', { name: /^Programma l’invio a/ }).click();
  await expect(dialog).toHaveCount(0);
  const when = `${shortDate(momentOf(day))}, 07:45`;
  await expect(desk.locator('.toasts')).toHaveText(`Invio programmato: ${when}.`);
  const line = desk.locator('.plans li').filter({ hasText: subject });
  await expect(line).toContainText(`${when} · 1 articolo · `);
  const plans = async () =>
    ((await asReader(page, '/invio')) as { programmati: readonly Plan[] }).programmati.filter(
      (plan) => plan.subject === subject,
    );
  const [kept] = await plans();
  expect(kept?.articoli).toBe(1);
  // In summer and winter time: at that moment clocks in Italy show the chosen hour.
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Rome', timeStyle: 'short' });
  expect(clock.format(new Date(kept?.at ?? ''))).toBe('07:45');
  await line.getByRole('button', { name: `Annulla l’invio: ${subject}` }).click();
  const question = desk.getByRole('alertdialog', { name: 'Annullare l’invio programmato?' });
  await expect(question).toContainText(when);
  await page.keyboard.press('Escape');
  await expect(line.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Annulla l’invio' }).click();
  await expect(desk.locator('.toasts')).toHaveText(`Invio annullato: ${subject}.`);
  await expect(line).toHaveCount(0);
  await expect(desk.locator('.deliveries').first()).toBeFocused();
  expect(await plans()).toEqual([]);
});

test('the files of a version hold the stories it had when it was sent; a narrow page shows where one is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const desk = await openReview(page, 'gz');
  for (const row of [0, 1]) await boxOf(desk, row).check();
  const title = (await desk.locator('.press-row').nth(1).locator('.press-headline').textContent()) ?? '';
  await desk.getByRole('button', { name: /^Invia a/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Invia la rassegna' });
  const subject = `Rassegna da rileggere ${Date.now()}`;
  await dialog.getByLabel('Oggetto').fill(subject);
  await dialog.getByLabel('Destinatari', { exact: true }).selectOption({ label: 'Solo altri indirizzi' });
  await dialog.getByLabel('Altri indirizzi (facoltativo)').fill('uno@example.com');
  await dialog.getByRole('button', { name: /^Invia a/ }).click();
  const card = desk.locator('.deliveries .panel-card').filter({ hasText: subject });
  await expect(card).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByRole('tab', { name: 'Invii' })).toBeInViewport({ ratio: 1 });
  await desk.getByRole('tab', { name: 'Articoli' }).click();
  await boxOf(desk, 1).uncheck();
  await expect(desk.locator('.desk-bar [role=status]')).toHaveText('1 articolo selezionato');
  await desk.getByRole('tab', { name: /^Invii/ }).click();
  const csv = await card.getByRole('link', { name: /^Scarica il CSV, Versione/ }).getAttribute('href');
  const text = await page.evaluate(async (address) => (await fetch(address)).text(), csv ?? '');
  expect(text).toContain(title.replaceAll('"', '""'));
  const pdf = page.waitForEvent('download');
  await card.getByRole('link', { name: /^Scarica il PDF, Versione/ }).click();
  expect((await pdf).suggestedFilename()).toMatch(/^rassegna-stampa-\d{4}-\d\d-\d\d\.pdf$/);
});
