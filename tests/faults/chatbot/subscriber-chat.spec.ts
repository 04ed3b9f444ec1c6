import { hostileBodies } from '../../journeys/newsstand/hostile-bodies.ts';
import { body, hang, held, html, reset, status } from '../lib/answers.ts';
import { brokenBodies, unread } from '../lib/broken.ts';
import { canary, silent } from '../lib/canary.ts';
import { ask, failure, history, openChatbot, said, send, written } from '../lib/chatbot.ts';
import { roundTrip } from '../lib/core.ts';
import { longestTask } from '../lib/tasks.ts';
import { expect, test } from '../lib/test.ts';

const tail = '{"<!--article_ids-->":[],"Fonti":["«Il tram», p. 1"]}';
const text = 'È partito **il tram** – così, 18 € 🚋 [1]';
const shown = 'È partito il tram – così, 18 € 🚋 1';

test('F22 an answer that drips byte by byte is the same: no replacement sign, no marker, no data', async ({
  page,
  wire,
  reader,
}) => {
  const bytes = new TextEncoder().encode(`${text}\n\n${tail}`);
  wire.answer(
    ask,
    written(
      [...bytes].map((byte) => Uint8Array.of(byte)),
      20,
    ),
  );
  const chatbot = await openChatbot(page, wire, reader);
  await page.evaluate(() => {
    const root = document.querySelector('np-newsstand')?.shadowRoot;
    const saw: string[] = [];
    Object.assign(window, { saw });
    const look = () => saw.push(root?.querySelector('.answer-text')?.textContent ?? '');
    new MutationObserver(look).observe(root as Node, { subtree: true, childList: true, characterData: true });
  });
  await send(chatbot);
  await expect(chatbot.locator('.answer.whole .answer-text')).toHaveText(shown);
  const seen: readonly string[] = await page.evaluate(() => Reflect.get(window, 'saw'));
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((words) => /\uFFFD|<!--|-->|article_ids|\{/.test(words))).toEqual([]);
});

test('F23 dropped mid-way: the part stays, the failure is told, the field is usable, the history is asked once', async ({
  page,
  wire,
  reader,
}) => {
  const { promise: shownSoFar, resolve: breakOff } = Promise.withResolvers<void>();
  wire.answer(ask, async (turn) => {
    await written(['Il tram ', 'parte '], 0, 'hang')(turn);
    // What breaks takes with it what was not read yet.
    await shownSoFar;
    await reset(turn);
  });
  const chatbot = await openChatbot(page, wire, reader);
  const before = wire.calls(history).length;
  await send(chatbot);
  await expect(chatbot.locator('.answer-text')).toHaveText('Il tram parte');
  breakOff();
  await expect(chatbot.locator('.broken')).toContainText(failure);
  await expect(chatbot.locator('.answer-text')).toHaveText('Il tram parte');
  await expect(chatbot.getByRole('button', { name: 'Continua' })).toBeVisible();
  await wire.seen(history, before + 1);
  await send(chatbot, 'E poi?');
  await expect(chatbot.locator('.broken')).toHaveCount(2);
  expect(wire.calls(history).length).toBeLessThanOrEqual(before + 2);
});

for (const [what, leave] of [
  ['the kind is changed', 'kind'],
  ['the reader leaves', 'leave'],
  ['it is stopped', 'stop'],
] as const)
  test(`F24 stalled for ever, then ${what}: the request is given up and nothing is said of it`, async ({
    page,
    wire,
    reader,
  }) => {
    wire.answer(ask, written(['Il tram '], 0, 'hang'));
    const chatbot = await openChatbot(page, wire, reader);
    await send(chatbot);
    await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
    if (leave === 'kind') await chatbot.getByRole('radio', { name: 'Online Economia' }).check();
    else if (leave === 'stop') await chatbot.getByRole('button', { name: 'Interrompi la risposta' }).click();
    else await page.evaluate(() => document.querySelector('np-newsstand')?.remove());
    await wire.abandoned(ask);
    if (leave === 'leave') return;
    await expect(page.getByText(failure)).toHaveCount(0);
    if (leave === 'stop') await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
    else await expect(chatbot.locator('.answer')).toHaveCount(0);
    await expect(chatbot.getByRole('textbox')).toBeEditable();
  });

test('a chat that begins keeps its mark in the history while its answer comes, and a click on it changes nothing', async ({
  page,
  wire,
  reader,
}) => {
  wire.answer(ask, written(['Il tram '], 0, 'hang'));
  const chatbot = await openChatbot(page, wire, reader, [{ id_chat: 3, content: 'La linea 12' }]);
  await send(chatbot);
  await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
  const begun = chatbot.getByRole('navigation').getByRole('button', { name: 'Nuova Chat', exact: true });
  await expect(begun).toHaveAttribute('aria-current', 'true');
  await begun.click();
  await expect(chatbot.getByRole('button', { name: 'Interrompi la risposta' })).toBeVisible();
  await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
  await expect(chatbot.locator('.past')).toHaveCount(2);
  expect(wire.calls('GET mg /api/rag/chat/*')).toEqual([]);
});

test('a chat that was left before the server knew of it is in the history no more', async ({ page, wire, reader }) => {
  wire.answer(ask, hang);
  wire.answer('GET mg /api/rag/chat/*', said({ chat_history: [] }));
  const chatbot = await openChatbot(page, wire, reader, [{ id_chat: 3, content: 'La linea 12' }]);
  await send(chatbot);
  await expect(chatbot.locator('.past')).toHaveText(['Nuova Chat', 'La linea 12']);
  await wire.seen(ask);
  await chatbot.getByRole('button', { name: 'La linea 12', exact: true }).click();
  await wire.abandoned(ask);
  await expect(chatbot.locator('.past')).toHaveText(['La linea 12']);
});

for (const [what, answer] of [
  ['200 with nothing in it', body(200, '', 'text/plain')],
  ['204', body(204, '')],
  ['500', status(500)],
  ['502 in HTML', html(502)],
  ['a broken connection', reset],
] as const)
  test(`F25 ${what}: the failure is told, and the question can be asked again`, async ({ page, wire, reader }) => {
    wire.answer(ask, answer);
    const chatbot = await openChatbot(page, wire, reader);
    await send(chatbot);
    await expect(chatbot.locator('.broken')).toContainText(failure);
    wire.answer(ask, written([text], 0));
    await chatbot.getByRole('button', { name: 'Riprova' }).click();
    await expect(chatbot.locator('.answer.whole .answer-text')).toHaveText(shown);
  });

test('F26 T30 a megabyte in one piece: no task takes a second', async ({ page, wire, reader }) => {
  test.setTimeout(180_000);
  const paragraph = 'La **linea 12** da Borgo Serra *non arriva* più in stazione: `si ferma` a Porta Levante [1].\n\n';
  wire.answer(ask, written([`${paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))}Fine.`], 0));
  const chatbot = await openChatbot(page, wire, reader);
  const took = await longestTask(page, async () => {
    await send(chatbot);
    await expect(chatbot.locator('.answer-text > :last-child')).toHaveText('Fine.', { timeout: 120_000 });
  });
  expect(took).toBeLessThan(1000);
});

test('F27 two of four related articles are gone: the others are listed, asked for in one call', async ({
  page,
  wire,
  reader,
}) => {
  const articles = 'GET mg /api/edicola/articoli';
  const line = (id: number, title: string) => ({ id, title, slug: null, access: 'open' });
  wire.answer(ask, written([`Ecco [1].\n\n{"<!--article_ids-->":[11,12,13,14]}`], 0));
  wire.answer(articles, said({ articles: [line(11, 'Il tram parte'), line(14, 'La linea 12')] }));
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  await expect(chatbot.locator('.answer.whole')).toBeVisible();
  await expect(chatbot.locator('.read-also').getByRole('link')).toHaveText(['Il tram parte', 'La linea 12']);
  expect(wire.calls(articles).map(({ url }) => new URL(url).searchParams.get('ids'))).toEqual(['11,12,13,14']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('F28 a history that cannot be had is only logged, a chat that cannot be deleted stays', async ({
  page,
  wire,
  reader,
}) => {
  const chatbot = await openChatbot(page, wire, reader, [{ id_chat: 3, content: 'Il bilancio' }]);
  const past = chatbot.getByRole('button', { name: 'Il bilancio', exact: true });
  wire.answer('POST mg /api/rag/chat/delete', status(500));
  await past.hover();
  await chatbot.getByRole('button', { name: 'Elimina la chat «Il bilancio»' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(past).toBeVisible();
  wire.answer(history, status(500));
  wire.answer(ask, written([text], 0));
  await send(chatbot);
  await expect(chatbot.locator('.answer.whole')).toBeVisible();
  await expect(past).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('F29 of two chats the one chosen last is shown, however late the first one comes', async ({
  page,
  wire,
  reader,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const chat = (content: string) => said({ chat_history: [{ role: 'user', content, date: '2026-03-18T10:00:00Z' }] });
  wire.answer('GET mg /api/rag/chat/1', held(released, chat('La prima')));
  wire.answer('GET mg /api/rag/chat/2', chat('La seconda'));
  const chatbot = await openChatbot(page, wire, reader, [
    { id_chat: 1, content: 'Uno' },
    { id_chat: 2, content: 'Due' },
  ]);
  await chatbot.getByRole('button', { name: 'Uno', exact: true }).click();
  await wire.seen('GET mg /api/rag/chat/1');
  await chatbot.getByRole('button', { name: 'Due', exact: true }).click();
  await expect(chatbot.locator('.question')).toHaveText('La seconda');
  await wire.abandoned('GET mg /api/rag/chat/1');
  release();
  await roundTrip(page, wire);
  await expect(chatbot.locator('.question')).toHaveText('La seconda');
});

test('F13 a chat whose body is broken says so and can be tried again', async ({ page, wire, reader }) => {
  const path = 'GET mg /api/rag/chat/1';
  for (const content of brokenBodies) wire.answer(path, body(200, content), 1);
  const chatbot = await openChatbot(page, wire, reader, [{ id_chat: 1, content: 'Uno' }]);
  await chatbot.getByRole('button', { name: 'Uno', exact: true }).click();
  for (let n = 1; n < brokenBodies.length; n += 1) {
    await wire.seen(path, n);
    await expect(chatbot.getByRole('alert')).toContainText('Non riusciamo ad aprire questa chat.');
    await expect(chatbot).not.toContainText(unread);
    await chatbot.getByRole('button', { name: 'Riprova' }).click();
  }
});

test('T13 markers over several pieces: the failure once, no marker, and what came before stays', async ({
  page,
  wire,
  reader,
}) => {
  wire.answer(ask, written(['Il tram ', '<', '!', '-', '-', ' errore ', '-', '-', '>', ' dopo'], 20));
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  await expect(chatbot.locator('.broken')).toContainText(failure);
  await expect(chatbot.getByText(failure)).toHaveCount(2);
  await expect(chatbot.locator('.broken')).toHaveCount(1);
  await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
});

test('T13 of a loaded history markers are left out; where nothing remains the failure stands without its advice', async ({
  page,
  wire,
  reader,
}) => {
  const line = (role: string, content: string, second: number) => ({
    role,
    content,
    date: new Date(second * 1000).toISOString(),
  });
  wire.answer(
    'GET mg /api/rag/chat/1',
    said({
      chat_history: [
        line('assistant', '<!-- errore -->', 4),
        line('user', 'Seconda', 3),
        line('assistant', `Il tram <!-- nota --> parte.\n\n${tail}`, 2),
        line('user', 'Prima', 1),
      ],
    }),
  );
  const chatbot = await openChatbot(page, wire, reader, [{ id_chat: 1, content: 'Uno' }]);
  await chatbot.getByRole('button', { name: 'Uno', exact: true }).click();
  await expect(chatbot.locator('.question')).toHaveText(['Prima', 'Seconda']);
  await expect(chatbot.locator('.answer-text').first()).toHaveText('Il tram parte.');
  await expect(chatbot.locator('.broken p')).toHaveText(failure.replace(' Riprova più tardi.', ''));
});

test('T12 an answer is text, live and loaded: no script, no remote picture, nothing asked of anybody', async ({
  page,
  wire,
  reader,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(canary);
  const all = hostileBodies.map((one) => one.replace(/<!--|-->/g, '')).join('\n\n');
  const markdown = [
    '![x](http://evil.localhost:9/x.png)',
    '[x](javascript:__x())',
    '[x](data:text/html,<script>__x()</script>)',
    '<http://evil.localhost:9>',
    '[x](//evil.localhost:9)',
  ].join('\n\n');
  const content = `${markdown}\n\n${all}`;
  wire.answer(ask, written(content.match(/[\s\S]{1,7}/g) ?? [], 0));
  wire.answer(
    'GET mg /api/rag/chat/1',
    said({
      chat_history: [
        { role: 'user', content: all, date: '2026-03-18T10:00:00Z' },
        { role: 'assistant', content, date: '2026-03-18T10:00:01Z' },
      ],
    }),
  );
  const chatbot = await openChatbot(page, wire, reader, [{ id_chat: 1, content: '<img src=x onerror=__x()>' }]);
  await send(chatbot);
  await expect(chatbot.locator('.answer.whole')).toBeVisible({ timeout: 120_000 });
  const check = async () => {
    await expect(chatbot.locator('.answer-text')).toContainText('onerror=__x()');
    await expect(
      chatbot.locator(':is(.answer-text, .question) :is(img, script, iframe, svg, style, form, input)'),
    ).toHaveCount(0);
    const hrefs = await chatbot
      .locator('.answer-text a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(hrefs.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
  };
  await check();
  await chatbot.locator('.past-title').filter({ hasText: 'onerror' }).click();
  await expect(chatbot.locator('.question')).toContainText('onerror');
  await check();
  expect(await silent(page, wire)).toEqual([]);
});

test('T14 a title, a source and an address of the server are text: nothing of them is followed unasked', async ({
  page,
  wire,
  reader,
}) => {
  await page.addInitScript(canary);
  const citation = {
    n: 1,
    article_id: 1,
    quote: '<img src=x onerror=__x()>',
    title: '"><script>__x()</script>',
    masthead: '<b>Giornale</b>',
    date: 'ieri',
    page: null,
  };
  const data = { '<!--article_ids-->': [1], '<!--citations-->': [citation, 5, null], Fonti: ['<svg onload=__x()>'] };
  wire.answer(ask, written([`Il tram parte [1].\n\n${JSON.stringify(data)}`], 0));
  wire.answer('GET mg /api/edicola/articoli', hang);
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  const quote = chatbot.locator('.quotes a');
  await expect(quote).toContainText('«<img src=x onerror=__x()>»');
  expect(await quote.evaluate((link) => new URL((link as HTMLAnchorElement).href).pathname)).toMatch(
    /^\/articolo\/1\//,
  );
  expect(await silent(page, wire)).toEqual([]);
});
