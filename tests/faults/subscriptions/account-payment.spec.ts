import { html } from '../lib/answers.ts';
import type { Answer } from '../lib/exchange.ts';
import { expect, test } from '../lib/test.ts';

const pay = 'POST account.mg /api/user/subscriptions/*';

/** The world does what it is asked, and its answer is lost at a gateway: after a reset, browsers send again by themselves. */
const lost: Answer = async (turn) => {
  (await turn.ask()).resume();
  await html(502)(turn);
};

test('a payment whose answer is lost: the reader is not told that it failed, the same order is sent again, and paid once', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn('insoluto@example.it');
  wire.answer(pay, lost, 1);
  await page.goto(wire.at('account.mg', '/user/subscriptions?paga'));
  const panel = page.locator('np-account-subscriptions');
  const step = panel.getByRole('dialog', { name: 'Paga il rinnovo di Digital mensile' });
  await step.getByRole('radio', { name: 'PayPal' }).check();
  await step.getByRole('button', { name: 'Continua' }).click();
  await expect(step.getByRole('alert')).toHaveText(
    'Non sappiamo se il pagamento è arrivato. Riprova: non paghi due volte.',
  );
  await step.getByRole('button', { name: 'Continua' }).click();
  await page.getByRole('button', { name: 'Conferma il pagamento' }).click();
  await expect(panel.locator('.notice')).toContainText('Pagamento riuscito.');
  const keys = wire
    .calls(pay)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => JSON.parse(body).key);
  expect(keys).toEqual([keys[0], keys[0]]);
  await panel.getByRole('button', { name: 'Ricevute' }).click();
  const today = new Date().toLocaleDateString('it-IT', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  });
  await expect(panel.locator('.papers li').filter({ hasText: `Pagamento · ${today}` })).toHaveCount(1);
});
