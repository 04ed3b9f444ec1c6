import { open, outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

test('hCaptcha in the open chat: a challenge that the reader closes sends nothing and keeps the text; the next one is solved', async ({
  page,
  wire,
}) => {
  const captcha = { kind: 'hcaptcha', siteKey: 'np-demo', url: wire.at('third', '/hcaptcha/1/api.js') };
  await open(page, wire, { markup: '<np-assistance-chat></np-assistance-chat>', config: { captcha } });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assistenza' });
  const field = dialog.getByRole('textbox');
  await field.fill('Quanto costa l’abbonamento?');
  await wire.seen('GET third /hcaptcha/1/api.js');
  expect(wire.calls(outside.captchaToken)).toEqual([]);
  await field.press('Enter');
  const challenge = page.getByRole('group', { name: 'Verifica di hCaptcha' });
  await challenge.getByRole('button', { name: 'Chiudi la verifica' }).click();
  const closed = page.getByRole('alert').filter({ hasText: 'La verifica di sicurezza è stata chiusa.' });
  await expect(closed).toBeVisible();
  await expect(field).toHaveValue('Quanto costa l’abbonamento?');
  expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
  await field.press('Enter');
  await challenge.getByRole('button', { name: 'Sono una persona' }).click();
  await expect(page.getByText('Ti abbiamo aiutato?')).toBeVisible();
  await expect(field).toHaveValue('');
  await expect(closed).toHaveCount(0);
  expect(wire.calls(outside.captcha)).toEqual([]);
});
