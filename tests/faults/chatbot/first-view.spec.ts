import { fromWorld, held, status } from '../lib/answers.ts';
import { ask, streamed } from '../lib/chatbot.ts';
import { expect, test } from '../lib/test.ts';

/** Without it the page shows what its server wrote. */
const react = 'GET cdn /np/chunks/react-*';
const question = 'Quando parte il tram?';

test('in the page’s first view Enter makes no new line: the question is sent once the panel is there', async ({
  page,
  wire,
  reader,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(react, held(promise, fromWorld()));
  wire.answer(ask, streamed(['Alle otto.'], 0));
  await reader.signIn('redazione@staff.example.it');
  await page.goto(wire.at('mg', '/chatbot'));
  await wire.seen(react);
  const field = page.getByRole('textbox', { name: 'La tua domanda' });
  await field.fill(question);
  await field.press('Enter');
  await expect(field).toHaveValue(question);
  expect(wire.calls(ask)).toEqual([]);
  resolve();
  await expect(page.locator('.chatbot .question')).toHaveText(question);
  await expect(page.locator('.chatbot .answer-text')).toHaveText('Alle otto.');
  expect(wire.calls(ask)).toHaveLength(1);
  await expect(field).toHaveValue('');
});

test('what was typed in the page’s first view is there after a reload for code that failed to load', async ({
  page,
  wire,
  reader,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.answer(react, held(promise, status(404)), 1);
  await reader.signIn('redazione@staff.example.it');
  await page.goto(wire.at('mg', '/chatbot'));
  await wire.seen(react);
  await page.getByRole('textbox', { name: 'La tua domanda' }).fill(question);
  const reloaded = page.waitForEvent('load');
  resolve();
  await reloaded;
  await expect(page.locator('.chatbot').getByRole('textbox')).toHaveValue(question);
});
