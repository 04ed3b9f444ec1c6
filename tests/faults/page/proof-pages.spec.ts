import type { Page } from '@playwright/test';
import { limitPages } from '../../../demo/pages/proof/limits.ts';
import { proofPages } from '../../../demo/pages/proof/pages.ts';
import { readerPages } from '../../../demo/pages/proof/readers.ts';
import { body, held } from '../lib/answers.ts';
import { texts } from '../lib/core.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

const chat = 'POST account.mg /api/site/chat';

const visit = (page: Page, wire: FaultProxy, name: string, query = '') =>
  page.goto(wire.at('www.mg', `/prova/pagina/${name}${query}`));

const launcher = (page: Page) => page.getByRole('button', { name: 'Apri l’assistenza' });

/** Asks the open chat and waits for its answer. */
const ask = async (page: Page, answer: string): Promise<void> => {
  await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('log')).toContainText(answer);
};

const answered = (wire: FaultProxy): string => {
  wire.answer(outside.captchaToken, body(200, '{"token":"prova"}'));
  wire.answer(chat, body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}'));
  return 'Dalla pagina Abbonamenti.';
};

test('the console’s index lists every proof page, with its purpose and address', async ({ page, wire }) => {
  await page.goto(`http://localhost:${new URL(wire.at('cdn')).port}/prove`);
  for (const { name, title, shows } of proofPages) {
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(row).toContainText(shows);
    await expect(row.getByRole('link')).toHaveAttribute('href', wire.at('www.mg', `/prova/pagina/${name}`));
  }
});

test('on each proof page of readers and limits header, footer and chat are there, and the chat opens', {
  tag: '@quick',
}, async ({ page, wire }) => {
  for (const { name } of [...readerPages, ...limitPages].filter((page) => page.name !== 'zoom-400')) {
    await visit(page, wire, name);
    await expect(page.locator('np-header').getByRole('link').first(), name).toBeVisible();
    await expect(page.locator('np-footer').getByRole('link').first(), name).toBeVisible();
    await launcher(page).click();
    await expect(page.getByRole('dialog', { name: 'Assistenza' }).getByRole('textbox'), name).toBeVisible();
  }
});

test('without cookies: none is sent with a call, and the chat answers', async ({ page, wire, reader }) => {
  const answer = answered(wire);
  await reader.signIn();
  await visit(page, wire, 'senza-cookie');
  await launcher(page).click();
  await ask(page, answer);
  expect(wire.calls(chat).map(({ headers }) => headers.cookie)).toEqual([undefined]);
  await expect(page.locator('np-header').getByRole('link', { name: 'Accedi' })).toBeVisible();
});

test('without storage: reading it throws, and the chat answers', async ({ page, wire }) => {
  const answer = answered(wire);
  await visit(page, wire, 'memoria-negata');
  await launcher(page).click();
  await ask(page, answer);
  await expect(page.locator('np-header').getByRole('link', { name: 'Accedi' })).toBeVisible();
  const refusals = await page.evaluate(() =>
    ['localStorage', 'sessionStorage'].map((name) => {
      try {
        return typeof Reflect.get(window, name);
      } catch (error) {
        return error instanceof DOMException && error.name;
      }
    }),
  );
  expect(refusals).toEqual(['SecurityError', 'SecurityError']);
});

test('without a network: the chat says so, and its retry works once the network is back', async ({ page, wire }) => {
  const answer = answered(wire);
  await visit(page, wire, 'fuori-rete', '?tag=np-assistance-chat');
  const token = page.waitForResponse('**/recaptcha/token');
  await launcher(page).click();
  await page.getByRole('textbox').fill('Quanto');
  await token;
  await page.locator('#rete').dispatchEvent('click');
  await ask(page, 'Non siamo riusciti a rispondere');
  expect(wire.calls(chat)).toHaveLength(0);
  await page.locator('#rete').dispatchEvent('click');
  await page.getByRole('button', { name: 'Riprova', exact: true }).click();
  await expect(page.getByRole('log')).toContainText(answer);
  await expect(page.getByText(texts.network)).toHaveCount(0);
});

test('zoom of 400 %: the page has 320 CSS pixels, no horizontal overflow, and the chat’s field is visible', {
  tag: '@quick',
}, async ({ page, wire }) => {
  await page.setViewportSize({ width: 1280, height: 1024 });
  await visit(page, wire, 'zoom-400');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('np-header').getByRole('link').first()).toBeVisible();
  await frame.getByRole('button', { name: 'Apri l’assistenza' }).click();
  const field = frame.getByRole('textbox');
  await expect(field).toBeInViewport({ ratio: 1 });
  const size = await frame.locator('html').evaluate((root) => [innerWidth, innerHeight, root.scrollWidth]);
  expect(size).toEqual([320, 256, 320]);
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(4 * 24);
});

test('forced colours: the launcher’s icon and the focus have system colours', async ({ page, wire }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, wire, 'colori-forzati');
  await expect(page.getByText('Il sistema forza i colori.')).toBeVisible();
  await launcher(page).focus();
  const style = await launcher(page).evaluate((button) => {
    const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(button);
    const icon = button.querySelector('svg');
    return {
      outlineStyle,
      outlineWidth: Number.parseFloat(outlineWidth),
      backgroundColor,
      fill: icon && getComputedStyle(icon).fill,
    };
  });
  expect(style.outlineStyle).not.toBe('none');
  expect(style.outlineWidth).toBeGreaterThanOrEqual(2);
  expect(style.fill).not.toBe(style.backgroundColor);
});

test('reduced motion: nothing moves while the chat opens and waits for an answer', async ({ page, wire }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.answer(outside.captchaToken, body(200, '{"token":"prova"}'));
  wire.answer(chat, held(released, body(200, '{"success":true,"data":"Dalla pagina Abbonamenti."}')));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, wire, 'meno-movimento');
  await expect(page.getByText('Il sistema chiede meno movimento.')).toBeVisible();
  await launcher(page).click();
  await ask(page, 'sta scrivendo');
  const moving = await page
    .locator('np-assistance-chat')
    .evaluate(({ shadowRoot }) => shadowRoot?.getAnimations().map(({ playState }) => playState));
  expect(moving).toEqual([]);
  release();
  await expect(page.getByRole('log')).toContainText('Dalla pagina Abbonamenti.');
});

test('Q57 a right-to-left page: the elements’ text is Italian, reads left to right, and fits', async ({
  page,
  wire,
}) => {
  await visit(page, wire, 'da-destra');
  for (const tag of ['np-header', 'np-assistance-chat', 'np-footer']) {
    const root = page.locator(`${tag} .np-root`).first();
    await expect(root).toHaveCSS('direction', 'ltr');
    expect(await page.locator(tag).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBeTruthy();
    expect(await root.evaluate((inner) => inner.closest('[lang]')?.getAttribute('lang'))).toBe('it');
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
});

test('two bundles: the first stays, one warning names both versions, one of each element', async ({ page, wire }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await visit(page, wire, 'due-pacchetti');
  await wire.seen('GET cdn /np-altra/np-elements.js');
  await expect.poll(() => warnings).toEqual([expect.stringContaining('99.0.0')]);
  await expect(launcher(page)).toHaveCount(1);
  expect(await page.evaluate(() => Reflect.get(window, 'np').version)).not.toBe('99.0.0');
});

test('old markup: in capitals, inside font and center, the chat answers', async ({ page, wire }) => {
  const answer = answered(wire);
  await visit(page, wire, 'tag-antichi');
  await launcher(page).click();
  await ask(page, answer);
  await expect(page.getByRole('dialog', { name: 'Assistenza' })).toHaveCSS('text-align', /left|start/);
});
