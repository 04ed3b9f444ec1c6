import { advanceClock, open, outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

test('P12 captcha and live chat load neither with the page nor with the open chat: the captcha loads with the first letter', {
  tag: '@quick',
}, async ({ page, wire }) => {
  await page.clock.install();
  await open(page, wire, { markup: '<np-notices></np-notices><np-assistance-chat></np-assistance-chat>' });
  await wire.seen(outside.audience);
  await advanceClock(page, wire);
  expect([...wire.calls(outside.captcha), ...wire.calls(outside.liveChat)]).toEqual([]);
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const field = page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox');
  await expect(page.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
  await advanceClock(page, wire);
  expect(wire.calls(outside.captcha)).toEqual([]);
  await field.pressSequentially('Q');
  await wire.seen(outside.captcha);
  expect(wire.calls(outside.liveChat)).toEqual([]);
});

test('P15 no text leaves the chat before the reader has sent it, under the terms and beside the policy', async ({
  page,
  wire,
}) => {
  await open(page, wire, { markup: '<np-assistance-chat></np-assistance-chat>' });
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
  await page.getByRole('textbox').fill('Quanto costa l’abbonamento?');
  await expect(page.getByText('Avviando la chat acconsenti al trattamento dei dati personali.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Informativa chatbot' })).toHaveAttribute(
    'href',
    wire.at('www.mg', '/informativa-chatbot'),
  );
  await page.getByRole('button', { name: 'Continua come anonimo' }).click();
  expect(wire.calls('POST account.mg /api/site/chat')).toEqual([]);
  await page.getByRole('textbox').press('Enter');
  await wire.seen('POST account.mg /api/site/chat');
});

test('a page of the brand’s site loads none of the services', async ({ page, wire }) => {
  await page.clock.install();
  await open(page, wire, { host: 'www.mg' });
  await wire.seen('GET account.mg /api/user/short-info');
  await advanceClock(page, wire);
  expect(wire.calls('GET third /*')).toEqual([]);
  expect(wire.calls('POST third /*')).toEqual([]);
});

test('np.configure({ services: "off" }) disables them, "on" enables them on a page of the brand’s site', async ({
  page,
  wire,
}) => {
  await page.clock.install();
  await open(page, wire, { config: { services: 'off' } });
  await wire.seen('GET account.mg /api/user/short-info');
  await advanceClock(page, wire);
  expect(wire.calls(outside.consent)).toEqual([]);
  await open(page, wire, { config: { services: 'on' }, host: 'www.mg' });
  await wire.seen(outside.consent);
});
