import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { body } from './answers.ts';
import type { Answer } from './exchange.ts';
import type { FaultProxy } from './proxy.ts';
import type { Reader } from './reader.ts';
import { expect } from './test.ts';

/** The message for a failed answer; see `src/rules/chatbot`. */
export const failure = "Si è verificato un errore durante l'elaborazione della richiesta. Riprova più tardi.";

export const ask = 'POST mg /utente-rag';
export const history = 'GET mg /api/rag/chats-history';

export const success = (data: unknown): Answer =>
  body(200, JSON.stringify({ success: true, data, status: { code: 200 } }));

/** An answer written piece by piece, with this many milliseconds between; then it ends or hangs. */
export const streamed =
  (pieces: Iterable<string | Uint8Array>, intervalMs: number, then: 'end' | 'hang' = 'end'): Answer =>
  async ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'x-chat-id': '7' });
    for (const piece of pieces) {
      response.write(piece);
      if (intervalMs > 0) await wait(intervalMs);
    }
    if (then === 'end') response.end();
  };

/** Opens the chatbot's page as a member of the staff, with a history of these chats. */
export const openChatbot = async (
  page: Page,
  wire: FaultProxy,
  reader: Reader,
  chats: readonly { readonly id_chat: number; readonly content: string }[] = [],
): Promise<Locator> => {
  await reader.signIn('redazione@staff.example.it');
  wire.answer(history, success({ chats: chats.map((chat) => ({ ...chat, date: new Date().toISOString() })) }));
  wire.page('mg', '<np-newsstand></np-newsstand>', wire.bundle, '/chatbot');
  await page.goto(wire.at('mg', '/chatbot'));
  const chatbot = page.locator('np-newsstand .chatbot');
  await expect(chatbot.getByRole('textbox')).toBeVisible();
  await wire.seen(history);
  return chatbot;
};

export const send = async (chatbot: Locator, question = 'Quando parte il tram?'): Promise<void> => {
  await chatbot.getByRole('textbox').fill(question);
  await chatbot.getByRole('textbox').press('Enter');
};
