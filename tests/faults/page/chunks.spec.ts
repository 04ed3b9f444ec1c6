import type { Page } from '@playwright/test';
import { body, html, status } from '../lib/answers.ts';
import type { Answer } from '../lib/exchange.ts';
import type { FaultProxy } from '../lib/proxy.ts';
import { expect, test } from '../lib/test.ts';

/** The chunk of a React panel; no other part of these pages needs it. */
const react = 'GET cdn /np/chunks/react-*';
const chat = '<np-assistance-chat></np-assistance-chat>';
const failed = 'Qualcosa non ha funzionato';

const documents = (wire: FaultProxy): readonly string[] =>
  wire.log.filter(({ headers }) => headers['sec-fetch-dest'] === 'document').map(({ path }) => path);

const openChat = (page: Page): Promise<void> => page.getByRole('button', { name: 'Apri l’assistenza' }).click();

/** Replaces the newsstand's home with an empty page, which needs no chunks. */
const withoutHome = (wire: FaultProxy): void =>
  wire.answer('GET mg /', body(200, '<!doctype html><title>Edicola</title>', 'text/html'));

for (const [line, what, answer] of [
  ['F44', '404', status(404)],
  ['F47', 'HTML under status 200', html(200)],
] as const) {
  test(`${line} a lazy chunk is answered with ${what} once: one reload, then all is well, and the typed text is still there`, {
    tag: line === 'F44' ? '@quick' : [],
  }, async ({ page, wire }) => {
    const address = wire.page('mg', chat);
    let finishTyping = () => {};
    const typed = new Promise<void>((resolve) => {
      finishTyping = resolve;
    });
    const afterTyping: Answer = async (turn) => {
      await typed;
      await answer(turn);
    };
    wire.answer(react, afterTyping, 1);
    await page.goto(address);
    await openChat(page);
    await page.getByRole('textbox').fill('Come disdico l’abbonamento?');
    // Everything that needs the chunk must be pending before the answer: a later request gets the right file, and no
    // reload is needed.
    const hasPanel = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/chat-panel-')),
      );
    await expect.poll(hasPanel).toBe(true);
    const reloaded = page.waitForEvent('load');
    finishTyping();
    await reloaded;
    await openChat(page);
    await expect(page.getByRole('textbox')).toHaveValue('Come disdico l’abbonamento?');
    await expect(page.getByRole('button', { name: 'Continua come anonimo' })).toBeVisible();
    expect(page.url()).toBe(address);
    expect(documents(wire)).toHaveLength(2);
  });
}

/** An element whose panel loads by itself. */
const login = '<np-account-login></np-account-login>';

test('F45 a chunk is 404 forever: six loads within 100 000 ms, then /; later the counter starts again', async ({
  page,
  wire,
}) => {
  await page.clock.install({ time: '2026-03-18T09:00:00Z' });
  withoutHome(wire);
  wire.answer(react, status(404));
  const { pathname } = new URL(wire.page('mg', login));
  await page.goto(wire.at('mg', pathname));
  await page.waitForURL(wire.at('mg', '/'));
  expect(documents(wire)).toEqual([...Array.from({ length: 6 }, () => pathname), '/']);

  await page.clock.setSystemTime('2026-03-18T09:30:00Z');
  await page.goto(wire.at('mg', pathname));
  await page.waitForURL(wire.at('mg', '/'));
  expect(documents(wire)).toHaveLength(14);
});

/** Expects one console message for developers; `done` waits for it. */
const warnedOnce = (
  page: Page,
  foresee: (text: string) => void,
  message = 'its panel did not load',
): (() => Promise<void>) => {
  const warned: string[] = [];
  foresee(message);
  page.on('console', (entry) => {
    if (entry.text().includes(message)) warned.push(entry.text());
  });
  return () => expect.poll(() => warned).toHaveLength(1);
};

test('F45 when / fails too the reloads end: the element says so', async ({ page, wire, foresee }) => {
  const warned = warnedOnce(page, foresee);
  wire.answer('GET mg /', body(200, `<!doctype html><title>Edicola</title>${login}${wire.bundle}`, 'text/html'));
  wire.answer(react, status(404));
  const { pathname } = new URL(wire.page('mg', login));
  await page.goto(wire.at('mg', pathname));
  await warned();
  await expect(page.getByRole('alert')).toContainText(failed);
  expect(documents(wire)).toEqual([...Array.from({ length: 6 }, () => pathname), '/']);
});

/** Behaves like a browser without storage. */
const blockStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
};

for (const [what, host, prepare] of [
  ['F46 storage is blocked', 'mg', blockStorage],
  ['on a page of the brand’s site', 'www.mg', () => {}],
] as const) {
  test(`${what}: a chunk that is 404 forever reloads nothing, the element says so`, async ({ page, wire, foresee }) => {
    const warned = warnedOnce(page, foresee);
    wire.answer(react, status(404));
    await page.addInitScript(prepare);
    await page.goto(wire.page(host, login));
    await warned();
    await expect(page.getByRole('alert')).toContainText(failed);
    expect(documents(wire)).toHaveLength(1);
  });
}

test('offline nothing is reloaded: no page would load', async ({ page, wire, foresee }) => {
  const warned = warnedOnce(page, foresee);
  await page.goto(wire.page('mg', chat));
  await expect(page.getByRole('button', { name: 'Apri l’assistenza' })).toBeVisible();
  await page.context().setOffline(true);
  await openChat(page);
  await warned();
  expect(documents(wire)).toHaveLength(1);
});

const newsstand = '<np-newsstand></np-newsstand>';
const heading = (page: Page) => page.locator('np-newsstand .newsstand h1');
/** The code of the screens /firme and /preferiti; the latter is for signed-in readers only. */
const signatures = 'GET cdn /np/chunks/signatures-*';
const favourites = 'GET cdn /np/chunks/screen-*';

test('F44 a screen of the newsstand is answered with 404 once: the page reloads at the requested address', async ({
  page,
  wire,
}) => {
  const way = '<a id="way" href="/firme">Firme</a>';
  wire.page('mg', newsstand, wire.bundle, '/firme');
  const address = wire.page('mg', newsstand + way, wire.bundle, '/sezioni');
  wire.answer(signatures, status(404), 1);
  await page.goto(address);
  await expect(heading(page)).toHaveText('Sezioni');
  await page
    .locator('#way')
    .evaluate((link) => document.querySelector('np-newsstand')?.shadowRoot?.querySelector('.newsstand')?.append(link));
  await page.locator('#way').click();
  await expect(heading(page)).toHaveText('Firme');
  expect(documents(wire)).toEqual(['/sezioni', '/firme']);
});

/** Behaves like a tab without storage, for a reader who is signed in. */
const keepNothing = (): void => {
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
};

for (const [path, chunk] of [
  ['/firme', signatures],
  ['/preferiti', favourites],
] as const) {
  test(`F45 the screen of ${path} is 404 forever: six loads, then /`, async ({ page, wire, reader, foresee }) => {
    // React's own message for an error that a boundary catches.
    foresee('dynamically imported module');
    await reader.arrive();
    withoutHome(wire);
    wire.answer(chunk, status(404));
    wire.page('mg', newsstand, wire.bundle, path);
    wire.log.length = 0;
    await page.goto(wire.at('mg', path));
    await page.waitForURL(wire.at('mg', '/'));
    expect(documents(wire)).toEqual([...Array.from({ length: 6 }, () => path), '/']);
  });

  test(`F46 storage is blocked and the screen of ${path} is 404 forever: the newsstand says so, once`, async ({
    page,
    wire,
    reader,
    foresee,
  }) => {
    foresee('dynamically imported module');
    const warned = warnedOnce(page, foresee, 'a screen of it could not be shown');
    await reader.arrive();
    wire.answer(chunk, status(404));
    wire.page('mg', newsstand, wire.bundle, path);
    wire.log.length = 0;
    await page.addInitScript(keepNothing);
    await page.goto(wire.at('mg', path));
    await warned();
    await expect(heading(page)).toHaveText('Unexpected Application Error!');
    expect(documents(wire)).toEqual([path]);
  });
}
