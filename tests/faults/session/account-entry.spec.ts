import { codeIn, digitsIn, mailTo } from '../../journeys/lib/outbox.ts';
import { failsSoftly } from '../lib/broken.ts';
import { texts } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

const PASSWORD = 'Edicola-2026!';

test('F13 registering, requesting the code again, and verifying the address', async ({ page, wire, request }) => {
  const email = 'marta.rotta@example.it';
  await page.clock.install();
  await page.goto(wire.page('account.mg', '<np-account-registration></np-account-registration>'));
  const panel = page.locator('np-account-registration');
  const field = (name: string) => panel.locator(`[name="${name}"]`);
  const typed = [
    ['name', 'Marta'],
    ['surname', 'Rotta'],
    ['email', email],
    ['password', PASSWORD],
    ['password_confirm', PASSWORD],
  ] as const;
  for (const [name, value] of typed) await field(name).fill(value);
  await field('declared').check();
  const send = () => panel.getByRole('button', { name: 'Registrati' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/site/register',
    panel,
    act: send,
    says: texts.generic,
    keeps: [...typed.map(([name, value]) => [field(name), value] as const), [field('declared'), true]],
  });
  await send();
  await expect(panel.getByRole('heading', { name: 'Controlla la tua posta' })).toBeVisible();
  const again = () => panel.getByRole('button', { name: 'Invia di nuovo il codice' }).click();
  await field('verify_code').fill('04');
  await page.clock.fastForward('01:00');
  await failsSoftly(wire, {
    call: 'POST account.mg /api/site/register/resend',
    panel,
    act: again,
    says: texts.generic,
    keeps: [[field('verify_code'), '04']],
  });
  await again();
  await expect(panel.locator('.hint')).toHaveText('E-mail inviata.');
  const code = digitsIn(await mailTo(request, email, 'Conferma il tuo indirizzo'));
  await field('verify_code').fill(code);
  const verify = () => panel.getByRole('button', { name: 'Conferma' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/site/register/verify',
    panel,
    act: verify,
    says: texts.generic,
    keeps: [[field('verify_code'), code]],
  });
  await verify();
  await page.waitForURL('**/user-onboarding');
});

test('F13 requesting a new password, and choosing it', async ({ page, wire, request }) => {
  const email = 'nuovo@example.it';
  await page.goto(wire.page('account.mg', '<np-account-password mode="reset"></np-account-password>'));
  const panel = page.locator('np-account-password');
  await panel.getByLabel('E-mail').fill(email);
  const ask = () => panel.getByRole('button', { name: 'Invia il codice' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/site/password-reset',
    panel,
    act: ask,
    says: texts.generic,
    keeps: [[panel.getByLabel('E-mail'), email]],
  });
  await ask();
  const code = panel.getByLabel('Codice di verifica');
  await expect(code).toBeVisible();
  const secret = codeIn(await mailTo(request, email, 'Scegli una nuova password'));
  const next = panel.getByLabel('Nuova password', { exact: true });
  const repeated = panel.getByLabel('Conferma nuova password');
  await code.fill(secret);
  await next.fill(PASSWORD);
  await repeated.fill(PASSWORD);
  const save = () => panel.getByRole('button', { name: 'Salva' }).click();
  await failsSoftly(wire, {
    call: 'POST account.mg /api/site/password-reset/confirm',
    panel,
    act: save,
    says: texts.generic,
    keeps: [
      [code, secret],
      [next, PASSWORD],
      [repeated, PASSWORD],
    ],
  });
  await save();
  await expect(panel.getByRole('status')).toHaveText('Password modificata: accedi di nuovo.');
});
