import { body, status } from '../lib/answers.ts';
import { ask, chat } from '../lib/chat.ts';
import { dismissals, loginOf, notices, readerOf, shortInfo, texts } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

/** Storage and cookies of a browser that denies them to a page. */
const blocked = (): void => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
};

/** Storage without free space. */
const full = (): void => {
  for (let size = 2 ** 22; size >= 1; size /= 2)
    for (;;)
      try {
        localStorage.setItem(`filler-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        break;
      }
};

for (const [number, what, state] of [
  ['F31', 'blocked', blocked],
  ['F32', 'full', full],
] as const) {
  test(`${number} storage ${what}: anonymous works`, async ({ page, wire }) => {
    await page.addInitScript(state);
    await page.goto(wire.page('mg', notices + chat));
    expect(await loginOf(page, wire)).toEqual({ state: 'loggedOut' });
    await ask(page);
    await expect(page.locator('np-assistance-chat li.assistant')).toHaveCount(2);
  });

  test(`${number} storage ${what}: a reader is signed in for the page view, and a dismissed notice stays away`, {
    tag: what === 'blocked' ? '@quick' : [],
  }, async ({ page, wire, reader }) => {
    await reader.signIn();
    await page.addInitScript(state);
    await page.goto(wire.page('mg', notices));
    expect(await loginOf(page, wire)).toMatchObject({ state: 'loggedIn' });
    const rows = page.locator('np-notices li');
    await expect(rows).not.toHaveCount(0);
    const count = await rows.count();
    wire.answer(dismissals, status(200));
    await page.getByRole('button', { name: 'Chiudi l’avviso' }).first().click();
    await expect(rows).toHaveCount(count - 1);
  });
}

test('F31 storage blocked: signing in works for the page view, from the form to the newsstand', async ({
  page,
  wire,
}) => {
  await page.addInitScript(blocked);
  await page.goto(wire.at('account.mg', '/sso/request-login'));
  await page.getByLabel('E-mail o nome utente').fill('digital@example.it');
  await page.getByLabel('Password').fill('Edicola-2026!');
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.waitForURL(wire.at('mg', '/'));
  await expect(readerOf(page, 'Giulia')).toBeVisible();
});

/** The chat and the notice area, inside a frame of an attacker's page. */
const framed = (wire: FaultProxy, sandbox = ''): string =>
  wire.page(
    'evil',
    `<iframe ${sandbox} src="${wire.page('www.mg', notices + chat)}" width="800" height="700"></iframe>`,
    '',
  );

test('F35 in a frame of another site: anonymous although a session exists, and the chat answers', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  await page.goto(framed(wire));
  const frame = page.frameLocator('iframe');
  await ask(frame);
  await expect(frame.locator('np-assistance-chat li.assistant')).toHaveCount(2);
  await expect(frame.locator('np-notices li')).toHaveCount(0);
  expect(wire.calls(shortInfo).map(({ headers }) => headers.cookie)).toEqual([undefined]);
});

test('F35 in a sandbox without an origin: the chat opens, accepts a question and says that it got no answer', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn();
  wire.answer('POST third /recaptcha/token', body(200, '{"token":"di-prova"}'));
  await page.goto(framed(wire, 'sandbox="allow-scripts"'));
  const frame = page.frameLocator('iframe');
  await ask(frame);
  await expect(frame.getByRole('log')).toContainText('Non siamo riusciti a rispondere');
  await expect(frame.getByRole('button', { name: 'Riprova', exact: true })).toBeVisible();
  await expect(frame.getByRole('alert').filter({ hasText: texts.network })).toHaveCount(1);
});
