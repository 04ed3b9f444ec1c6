import { hostileBodies } from '../../journeys/newsstand/hostile-bodies.ts';
import { hang } from '../lib/answers.ts';
import { canary, canaryNotes } from '../lib/canary.ts';
import { ask, failure, openChatbot, send, streamed, success } from '../lib/chatbot.ts';
import { expect, test } from '../lib/test.ts';

const tail = '{"<!--article_ids-->":[],"Fonti":["«Il tram», p. 1"]}';

test('T13 markers split over several pieces: the failure once, no marker, and the earlier text stays', async ({
  page,
  wire,
  reader,
}) => {
  wire.answer(ask, streamed(['Il tram ', '<', '!', '-', '-', ' errore ', '-', '-', '>', ' dopo'], 20));
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  await expect(chatbot.locator('.broken')).toContainText(failure);
  await expect(chatbot.getByText(failure)).toHaveCount(2);
  await expect(chatbot.locator('.broken')).toHaveCount(1);
  await expect(chatbot.locator('.answer-text')).toHaveText('Il tram');
});

test('T13 markers of a loaded history are removed; where nothing remains the failure shows without its advice', async ({
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
    success({
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

test('T12 an answer is text, live and loaded: no script, no remote picture, no other request', async ({
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
  wire.answer(ask, streamed(content.match(/[\s\S]{1,7}/g) ?? [], 0));
  wire.answer(
    'GET mg /api/rag/chat/1',
    success({
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
  expect(await canaryNotes(page, wire)).toEqual([]);
});

test('T14 a title, a source and an address of the server are text: none is followed without a click', async ({
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
  wire.answer(ask, streamed([`Il tram parte [1].\n\n${JSON.stringify(data)}`], 0));
  wire.answer('GET mg /api/edicola/articoli', hang);
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  const quote = chatbot.locator('.quotes a');
  await expect(quote).toContainText('«<img src=x onerror=__x()>»');
  expect(await quote.evaluate((link) => new URL((link as HTMLAnchorElement).href).pathname)).toMatch(
    /^\/articolo\/1\//,
  );
  expect(await canaryNotes(page, wire)).toEqual([]);
});
