import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { sentencesOf } from '../../demo/server/domain/chatbot/sentences.ts';
import { eventOf } from '../../demo/server/testing/model-endpoint.ts';

/** Sentences of an answer, and the pause after each but the first two: a stream stays open for twenty seconds. */
const SENTENCES = 6;
const PAUSE_MS = 5000;

const brief = z.object({ messages: z.array(z.object({ content: z.string() })) });

/** Sentences of the first passage of the subscriber chatbot's brief, each with the passage's number; none for the assistance chat. */
const quotesIn = (asked: string): string[] => {
  const { messages } = brief.parse(JSON.parse(asked));
  const content = messages.at(-1)?.content ?? '';
  if (!messages[0]?.content.includes('brani del giornale')) return ['NON LO SO.'];
  const [, n = '1', inside = ''] = /<brano numero="(\d+)"[^>]*>\n(.*?)\n<\/brano>/s.exec(content) ?? [];
  const sentences = sentencesOf(inside.slice(inside.indexOf('\n') + 1).replaceAll('\n', ' '));
  return Array.from({ length: SENTENCES }, (_, at) => {
    const sentence = sentences[at % sentences.length] ?? '';
    return `${sentence.replace(/[.!?…]$/, '')} [${n}]. `;
  });
};

/** A slow endpoint for NP_LLM_URL. It quotes what it is given, so that the backend lets its sentences through. */
export const startModel = async (): Promise<{ readonly url: string; stop(): void }> => {
  const server = createServer(async (request, response) => {
    const quotes = quotesIn(await text(request));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [at, quote] of quotes.entries()) {
      if (at > 1) await sleep(PAUSE_MS);
      if (response.destroyed) return;
      response.write(eventOf(quote));
    }
    response.end('data: [DONE]\n\n');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
