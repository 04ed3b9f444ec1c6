import { body, html, reset, status } from '../lib/answers.ts';
import { ask, failure, history, openChatbot, send, streamed, success } from '../lib/chatbot.ts';
import { longestTask } from '../lib/tasks.ts';
import { expect, test } from '../lib/test.ts';

const tail = '{"<!--article_ids-->":[],"Fonti":["«Il tram», p. 1"]}';
const text = 'È partito **il tram** – così, 18 € 🚋 [1]';
const shown = 'È partito il tram – così, 18 € 🚋 1';

test('F22 an answer that arrives byte by byte is the same: no replacement character, no marker, no data', async ({
  page,
  wire,
  reader,
}) => {
  const bytes = new TextEncoder().encode(`${text}\n\n${tail}`);
  wire.answer(
    ask,
    streamed(
      [...bytes].map((byte) => Uint8Array.of(byte)),
      20,
    ),
  );
  const chatbot = await openChatbot(page, wire, reader);
  await page.evaluate(() => {
    const root = document.querySelector('np-newsstand')?.shadowRoot;
    const texts: string[] = [];
    Object.assign(window, { texts });
    const look = () => texts.push(root?.querySelector('.answer-text')?.textContent ?? '');
    new MutationObserver(look).observe(root as Node, { subtree: true, childList: true, characterData: true });
  });
  await send(chatbot);
  await expect(chatbot.locator('.answer.whole .answer-text')).toHaveText(shown);
  const seen: readonly string[] = await page.evaluate(() => Reflect.get(window, 'texts'));
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((words) => /\uFFFD|<!--|-->|article_ids|\{/.test(words))).toEqual([]);
});

test('F23 dropped mid-way: the part stays, the failure is shown, the field is usable, the history is requested once', {
  tag: '@quick',
}, async ({ page, wire, reader }) => {
  const { promise: shownSoFar, resolve: breakOff } = Promise.withResolvers<void>();
  wire.answer(ask, async (turn) => {
    await streamed(['Il tram ', 'parte '], 0, 'hang')(turn);
    // A reset drops what the browser has not read yet.
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

for (const [what, way] of [
  ['the kind is changed', 'kind'],
  ['the reader leaves', 'leave'],
  ['it is stopped', 'stop'],
] as const)
  test(`F24 stalled forever, then ${what}: the request is aborted without a message`, async ({
    page,
    wire,
    reader,
  }) => {
    wire.answer(ask, streamed(['Il tram '], 0, 'hang'));
    const chatbot = await openChatbot(page, wire, reader);
    await send(chatbot);
    await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
    if (way === 'kind') await chatbot.getByRole('radio', { name: 'Online Economia' }).check();
    else if (way === 'stop') await chatbot.getByRole('button', { name: 'Interrompi la risposta' }).click();
    else await page.evaluate(() => document.querySelector('np-newsstand')?.remove());
    await wire.abandoned(ask);
    if (way === 'leave') return;
    await expect(page.getByText(failure)).toHaveCount(0);
    if (way === 'stop') await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
    else await expect(chatbot.locator('.answer')).toHaveCount(0);
    await expect(chatbot.getByRole('textbox')).toBeEditable();
  });

test('a continued answer is whole where the server heard of the stop only after it was asked for the text', async ({
  page,
  wire,
  reader,
}) => {
  const stored = (content: string, interrupted: boolean) =>
    success({
      chat_history: [
        { role: 'user', content: 'Quando parte il tram?', date: '2026-11-20T08:00:00Z' },
        { role: 'assistant', content, date: '2026-11-20T08:00:01Z', interrupted },
      ],
    });
  wire.answer(ask, streamed(['Il tram '], 0, 'hang'));
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
  await chatbot.getByRole('button', { name: 'Interrompi la risposta' }).click();
  wire.answer('GET mg /api/rag/chat/*', stored('', true));
  wire.answer(ask, async (turn) => {
    wire.answer('GET mg /api/rag/chat/*', stored('Il tram parte alle nove.', false));
    await streamed(['parte alle nove.'], 0)(turn);
  });
  await chatbot.getByRole('button', { name: 'Continua' }).click();
  await expect(chatbot.locator('.answer.whole .answer-text')).toHaveText('Il tram parte alle nove.');
  await expect(chatbot.locator('.answer')).toHaveCount(1);
});

for (const [what, answer] of [
  ['200 with an empty body', body(200, '', 'text/plain')],
  ['204', body(204, '')],
  ['500', status(500)],
  ['502 in HTML', html(502)],
  ['a broken connection', reset],
] as const)
  test(`F25 ${what}: the failure is shown, and the question can be asked again`, async ({ page, wire, reader }) => {
    wire.answer(ask, answer);
    const chatbot = await openChatbot(page, wire, reader);
    await send(chatbot);
    await expect(chatbot.locator('.broken')).toContainText(failure);
    wire.answer(ask, streamed([text], 0));
    await chatbot.getByRole('button', { name: 'Riprova' }).click();
    await expect(chatbot.locator('.answer.whole .answer-text')).toHaveText(shown);
  });

test('F26 T30 a megabyte in one piece: no task takes a second', async ({ page, wire, reader }) => {
  const paragraph = 'La **linea 12** da Borgo Serra *non arriva* più in stazione: `si ferma` a Porta Levante [1].\n\n';
  wire.answer(ask, streamed([`${paragraph.repeat(Math.ceil(1_000_000 / paragraph.length))}Fine.`], 0));
  const chatbot = await openChatbot(page, wire, reader);
  const took = await longestTask(page, async () => {
    await send(chatbot);
    await expect(chatbot.locator('.answer-text > :last-child')).toHaveText('Fine.', { timeout: 120_000 });
  });
  expect(took).toBeLessThan(1000);
});
