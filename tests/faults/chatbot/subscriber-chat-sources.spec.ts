import { hang } from '../lib/answers.ts';
import { ask, history, openChatbot, send, streamed } from '../lib/chatbot.ts';
import { expect, test } from '../lib/test.ts';

const source = { article_id: 1, title: 'Il tram', masthead: 'Il Meriggio di Gaviano', date: '2026-11-20', page: 1 };
const withSources = (text: string, ...citations: readonly (readonly [n: number, quote: string])[]): string =>
  `${text}\n\n${JSON.stringify({
    '<!--article_ids-->': [],
    '<!--citations-->': citations.map(([n, quote]) => ({ ...source, n, quote })),
  })}`;

test('a second claim from the same source has its own quote under it', async ({ page, wire, reader }) => {
  const answer = withSources(
    'Il tram parte presto [1].\n\nCosta poco [2].\n\nLa sera finisce presto [1].',
    [1, 'La prima corsa parte alle 5.42.'],
    [2, 'Il biglietto costa 1,60 euro.'],
    [1, 'L’ultima corsa parte alle 22.10.'],
  );
  wire.answer(ask, streamed([answer], 0));
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  const body = chatbot.locator('.answer.whole .answer-text');
  await expect(body.locator('.quote')).toHaveCount(3);
  await expect(body.locator(':scope > *')).toHaveCount(6);
  await expect(body.locator('p:nth-child(1) + ul')).toContainText('«La prima corsa parte alle 5.42.»');
  await expect(body.locator('p:nth-child(3) + ul')).toContainText('«Il biglietto costa 1,60 euro.»');
  await expect(body.locator('p:nth-child(5) + ul')).toContainText('«L’ultima corsa parte alle 22.10.»');
  await expect(body.locator('p:nth-child(5) .cite')).toHaveAttribute('href', /frase=L%E2%80%99ultima/);
});

test('a Markdown table is a table: it scrolls by itself at 320 px, by keyboard too', async ({ page, wire, reader }) => {
  const head = '| Linea | Partenza | Arrivo | Frequenza nelle ore di punta | Biglietto |\n|---|---|---|---|---|\n';
  const row = '| **Uno** | Stazione | Porto Vecchio | otto minuti | 1,60 euro |\n';
  await page.setViewportSize({ width: 320, height: 640 });
  wire.answer(ask, streamed([withSources(`Ecco le linee.\n\n${head}${row}${row}<img src=x onerror=alert(1)>`)], 0));
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  const region = chatbot.locator('.answer.whole').getByRole('region', { name: 'Tabella nella risposta' });
  await expect(region.getByRole('columnheader')).toHaveText([
    'Linea',
    'Partenza',
    'Arrivo',
    'Frequenza nelle ore di punta',
    'Biglietto',
  ]);
  await expect(region.getByRole('row')).toHaveCount(3);
  await expect(region.getByRole('cell', { name: 'Uno' }).first().locator('strong')).toHaveText('Uno');
  await expect(chatbot.locator('.answer-text img')).toHaveCount(0);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a history that is loading shows its skeleton, and says so', async ({ page, wire, reader }) => {
  await reader.signIn('redazione@staff.example.it');
  wire.answer(history, hang);
  wire.page('mg', '<np-newsstand></np-newsstand>', wire.bundle, '/chatbot');
  await page.goto(wire.at('mg', '/chatbot'));
  const list = page.locator('np-newsstand').getByRole('navigation', { name: 'Le tue chat' });
  await expect(list.getByRole('status')).toHaveText('Caricamento delle chat…');
  await expect(list.locator('.bones i')).toHaveCount(3);
});
