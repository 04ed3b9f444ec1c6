import { hang, held, status } from '../lib/answers.ts';
import { ask, history, openChatbot, send, streamed, success } from '../lib/chatbot.ts';
import { roundTrip } from '../lib/core.ts';
import { expect, test } from '../lib/test.ts';

const text = 'È partito **il tram** – così, 18 € 🚋 [1]';

test('a chat that begins keeps its mark in the history while its answer arrives, and a click on it changes nothing', async ({
  page,
  wire,
  reader,
}) => {
  wire.answer(ask, streamed(['Il tram '], 0, 'hang'));
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

test('a chat that was left before the server knew it disappears from the history', async ({ page, wire, reader }) => {
  wire.answer(ask, hang);
  wire.answer('GET mg /api/rag/chat/*', success({ chat_history: [] }));
  const chatbot = await openChatbot(page, wire, reader, [{ id_chat: 3, content: 'La linea 12' }]);
  await send(chatbot);
  await expect(chatbot.locator('.past')).toHaveText(['Nuova Chat', 'La linea 12']);
  await wire.seen(ask);
  await chatbot.getByRole('button', { name: 'La linea 12', exact: true }).click();
  await wire.abandoned(ask);
  await expect(chatbot.locator('.past')).toHaveText(['La linea 12']);
});

test('F27 two of four related articles are gone: the others are listed, requested in one call', async ({
  page,
  wire,
  reader,
}) => {
  const articles = 'GET mg /api/edicola/articoli';
  const line = (id: number, title: string) => ({ id, title, slug: null, access: 'open' });
  wire.answer(ask, streamed([`Ecco [1].\n\n{"<!--article_ids-->":[11,12,13,14]}`], 0));
  wire.answer(articles, success({ articles: [line(11, 'Il tram parte'), line(14, 'La linea 12')] }));
  const chatbot = await openChatbot(page, wire, reader);
  await send(chatbot);
  await expect(chatbot.locator('.answer.whole')).toBeVisible();
  await expect(chatbot.locator('.read-also').getByRole('link')).toHaveText(['Il tram parte', 'La linea 12']);
  expect(wire.calls(articles).map(({ url }) => new URL(url).searchParams.get('ids'))).toEqual(['11,12,13,14']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('F28 a history that fails to load is only logged, a chat that cannot be deleted stays', async ({
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
  wire.answer(ask, streamed([text], 0));
  await send(chatbot);
  await expect(chatbot.locator('.answer.whole')).toBeVisible();
  await expect(past).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('F29 of two chats the one chosen last is shown, however late the first one arrives', async ({
  page,
  wire,
  reader,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const chat = (content: string) =>
    success({ chat_history: [{ role: 'user', content, date: '2026-03-18T10:00:00Z' }] });
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
