import { createHash } from 'node:crypto';
import { changed } from '../lib/answers.ts';
import { chat } from '../lib/chat.ts';
import { header, loginOf, logouts, notices, readerOf } from '../lib/core.ts';
import { outside } from '../lib/services.ts';
import { expect, test } from '../lib/test.ts';

/** Runs in a frame of another site: sends everything that a careless embed might trust. */
const storm = (): number => {
  const evil = 'evil-token';
  const words: readonly unknown[] = [
    { type: 'login', id_token: evil },
    { type: 'np-login', detail: { state: 'loggedIn', user: { email: 'evil@example.it' } } },
    { event: 'logout' },
    { type: 'storage', key: 'user', newValue: JSON.stringify({ id_token: evil }) },
    { __tcfapiReturn: { callId: '1', success: true, returnValue: { purpose: { consents: { 4: true } } } } },
    { livechat: 'open', open: 'function () { throw 1 }' },
    { 'g-recaptcha-response': evil },
    { __proto__: { isLogged: true } },
    { constructor: { prototype: { id_token: evil } } },
    null,
    0,
    evil,
    '',
    [],
    [{ id_token: evil }],
  ];
  const shapes = [...words, ...words.map((word) => JSON.stringify(word) ?? 'undefined')];
  for (const shape of shapes) parent.postMessage(shape, '*');
  parent.postMessage('the end', '*');
  return shapes.length;
};

test('T20 messages of another site’s frame change no reader, open nothing, and get no answer', async ({
  page,
  wire,
  reader,
}) => {
  await reader.signIn('lettore@example.it');
  const hostile = wire.page('evil', `<script>onmessage = () => { document.title = 'answered' }</script>`, '');
  await page.goto(wire.page('mg', `${header}${notices}${chat}<iframe src="${hostile}"></iframe>`));
  const before = await loginOf(page, wire);
  expect(before).toMatchObject({ state: 'loggedIn', user: { email: 'lettore@example.it' } });
  const keys = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  await page.evaluate(() => {
    const end = new Promise<void>((resolve) =>
      addEventListener('message', ({ data }) => {
        if (data === 'the end') resolve();
      }),
    );
    Object.assign(window, { end });
  });
  const frame = page.frames().find((one) => one.url() === hostile);
  expect(await frame?.evaluate(storm)).toBeGreaterThanOrEqual(30);
  await page.evaluate(() => Reflect.get(window, 'end'));
  expect(await loginOf(page, wire)).toEqual(before);
  await expect(readerOf(page, 'Andrea')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe(keys);
  expect(await frame?.evaluate(() => document.title)).not.toBe('answered');
  expect(logouts(wire)).toEqual([]);
  expect(wire.log.filter((exchange) => JSON.stringify(exchange).includes('evil-token'))).toEqual([]);
  expect(wire.calls(outside.liveChat)).toEqual([]);
});

const script = 'GET cdn /np/np-elements.js*';

test('T25 the entry loads with its published integrity; altered it is refused, and the page is unchanged', async ({
  page,
  wire,
  foresee,
}) => {
  const entry = wire.at('cdn', '/np/np-elements.js');
  await page.goto(wire.page('www.mg', '', ''));
  const [code, published] = await page.evaluate(
    async ([file, list]) => [await (await fetch(file)).text(), (await (await fetch(list)).json())['np-elements.js']],
    [entry, wire.at('cdn', '/np/sri.json')] as const,
  );
  expect(published).toBe(`sha384-${createHash('sha384').update(code).digest('base64')}`);
  const embedding = (query: string): string =>
    wire.page(
      'www.mg',
      `<h1>Una pagina</h1>${chat}`,
      `<script type="module" crossorigin integrity="${published}" src="${entry}?${query}"></script>`,
    );
  await page.goto(embedding('whole'));
  await expect(page.getByRole('button', { name: 'Apri l’assistenza' })).toBeVisible();
  foresee('integrity');
  wire.answer(
    script,
    changed((text) => `${text};document.title = 'altered'`),
  );
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto(embedding('altered'));
  await refused;
  await expect(page.getByRole('heading', { name: 'Una pagina' })).toBeVisible();
  expect(await page.evaluate(() => [document.title, typeof Reflect.get(window, 'np')])).toEqual(['Prova', 'undefined']);
  await expect(page.getByRole('button')).toHaveCount(0);
});
