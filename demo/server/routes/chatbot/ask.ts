import { createRoute, z } from '@hono/zod-openapi';
import type { TypedResponse } from 'hono';
import { stream } from 'hono/streaming';
import { type ChatKind, chatKinds, continueQuestion } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { countCall } from '../../db/rate-limit.ts';
import { answerPieces, type Piece, piecesOf } from '../../domain/chatbot/answer.ts';
import {
  chatOf,
  type MessageRow,
  messagesOf,
  type OpenAnswer,
  openTurn,
  storeAnswer,
} from '../../domain/chatbot/chats.ts';
import { spokenIn } from '../../domain/chatbot/finding/spoken.ts';
import { planAnswer } from '../../domain/chatbot/plan.ts';
import type { Plan } from '../../domain/chatbot/planned.ts';
import type { Reader } from '../../domain/session/reader.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { origin, refusalsOf, typedText } from '../schemas.ts';
import { noChat, requireChatReader } from './reader.ts';
import { refusals } from './schemas.ts';

const MAX_LENGTH = 1000;
/** Time in which a known text is sent, so that it grows in view and a reader can stop it. */
const STREAM_MS = 150;
/** How long a reader waits for a model's first sentence and for its last; then the answer quotes the articles. */
const modelLimits = { firstMs: 4000, wholeMs: 30_000 };
const perMinute = { name: 'rag', limit: 60, windowMs: 60_000 };
const tooMany = 'Hai inviato molti messaggi in poco tempo. Riprova tra un minuto.';

const common = {
  content: typedText.pipe(z.string().min(1).max(MAX_LENGTH)),
  chat_id: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).openapi({ description: '0 starts a chat' }),
};

const digitalBody = z.object({ ...common, rag_type: z.literal('digital') });

const categoryBody = z.discriminatedUnion('rag_type', [
  z.object({ ...common, rag_type: z.literal('online_economia'), category: z.literal('economia') }),
  z.object({ ...common, rag_type: z.literal('online_vaticano'), category: z.literal('vaticano') }),
]);

const responses = {
  200: {
    description: 'The answer as a stream; the header x-chat-id names the chat. It ends with one JSON object.',
    content: { 'text/plain': { schema: z.string() } },
  },
  ...refusalsOf({ ...refusals, 429: 'More than 60 questions a minute' }),
};

const digital = createRoute({
  method: 'post',
  path: chatKinds.digital.endpoint,
  summary: 'A question to the whole edition, answered as a text stream',
  request: { body: { required: true, content: { 'application/json': { schema: digitalBody } } } },
  responses,
  ...origin('specification', 'newsstand'),
});

const byCategory = createRoute({
  method: 'post',
  path: chatKinds.online_economia.endpoint,
  summary: 'A question to one category, answered as a text stream',
  request: { body: { required: true, content: { 'application/json': { schema: categoryBody } } } },
  responses,
  ...origin('specification', 'newsstand'),
});

interface Ask {
  readonly content: string;
  readonly chat_id: number;
  readonly rag_type: ChatKind;
}

/** An answer to stream, and where it is stored. */
interface Prepared {
  readonly open: OpenAnswer;
  pieces(signal: AbortSignal): AsyncIterable<Piece> | Iterable<Piece>;
}

const questionsIn = (messages: readonly MessageRow[]): string[] =>
  messages.filter(({ role }) => role === 'user').map(({ content }) => content);

/** The last answer, if it was cut off and this question asks for the rest. */
const cutOff = (content: string, messages: readonly MessageRow[]): MessageRow | undefined => {
  const last = messages.at(-1);
  return content === continueQuestion && last?.interrupted ? last : undefined;
};

const prepare = async (services: Services, reader: Reader, ask: Ask): Promise<Prepared> => {
  const { db, log, model } = services;
  const now = services.now();
  const { accountId, brandId } = reader;
  const chat = ask.chat_id === 0 ? undefined : await chatOf(db, accountId, ask.chat_id);
  if (ask.chat_id !== 0 && chat?.rag_type !== ask.rag_type) throw noChat();
  const messages = chat ? await messagesOf(db, chat.id) : [];
  const earlierQuestions = questionsIn(messages);
  const cut = cutOff(ask.content, messages);
  const { rest } = cut ?? { rest: null };
  if (chat && cut && rest !== null) {
    return { open: { chatId: chat.id, ord: cut.ord, before: cut.content }, pieces: () => piecesOf(rest) };
  }
  const question = cut ? (earlierQuestions.at(-1) ?? ask.content) : ask.content;
  const before = cut ? earlierQuestions.slice(0, -1) : earlierQuestions;
  const spoken = spokenIn(cut ? messages.slice(0, -1) : messages);
  const plan: Plan = await planAnswer(db, { brandId, ragType: ask.rag_type, question, before, spoken }, now);
  const open =
    chat && cut
      ? { chatId: chat.id, ord: cut.ord, before: '' }
      : await openTurn(db, { accountId, chatId: ask.chat_id, ragType: ask.rag_type, question, now });
  return { open, pieces: (signal) => answerPieces({ db, log, model, signal, ...modelLimits }, question, plan) };
};

/** The documented response type: the types cannot express a streamed text. */
type TextStream = Response & TypedResponse<string, 200, 'text'>;

/** Streams the pieces and stores what was sent before the reader left. */
const streamed = (c: AppContext, { db, now }: Services, { open, pieces }: Prepared): TextStream => {
  c.header('content-type', 'text/plain; charset=utf-8');
  c.header('cache-control', 'no-store, no-transform');
  c.header('x-accel-buffering', 'no');
  c.header('x-chat-id', String(open.chatId));
  const aborted = new AbortController();
  c.req.raw.signal.addEventListener('abort', () => aborted.abort());
  if (c.req.raw.signal.aborted) aborted.abort();
  return stream(c, async (out) => {
    out.onAbort(() => aborted.abort());
    let sent = '';
    let rest: string | null = null;
    let interrupted = true;
    const started = performance.now();
    try {
      await out.write('');
      for await (const piece of pieces(aborted.signal)) {
        if (aborted.signal.aborted) break;
        await out.write(piece.text);
        sent += piece.text;
        rest = piece.rest;
        const dueMs = rest === null ? 0 : STREAM_MS * piece.said;
        const waitMs = started + dueMs - performance.now();
        if (waitMs >= 1) await out.sleep(waitMs);
      }
      interrupted = rest !== '';
    } finally {
      await storeAnswer(db, open, sent, { interrupted, rest: interrupted ? rest : null, now: now() });
    }
  }) as TextStream;
};

/** POST /utente-rag and POST /utente-rag-online-categoria. */
export const addRagAsk = (app: App, services: Services): void => {
  const answer = async (c: AppContext, ask: Ask): Promise<TextStream> => {
    const reader = await requireChatReader(c, services);
    await countCall(services.db, perMinute, reader.accountId, services.now(), tooMany);
    return streamed(c, services, await prepare(services, reader, ask));
  };
  app.openapi(digital, (c) => answer(c, c.req.valid('json')));
  app.openapi(byCategory, (c) => answer(c, c.req.valid('json')));
};
