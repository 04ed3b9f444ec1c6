import { setTimeout as sleep } from 'node:timers/promises';
import { continueQuestion } from '../../src/rules/chatbot/subscriber-chat.ts';
import { call } from './call.ts';
import { addressOf, type Run } from './readers.ts';

/** What the streams of a run came to. */
export interface StreamCounts {
  /** Now, and at most at once. */
  open: number;
  most: number;
  /** Answers that came to their end. */
  whole: number;
  /** Broken off, and continued by another call. */
  cut: number;
  resumed: number;
}

/** How long a reader waits before the next attempt to go on. */
const AGAIN_MS = 1000;
const ATTEMPTS = 30;
/** Addresses of readers of streams follow those of the others. */
const FIRST = 100_000;
/** What ends each answer. */
const isComplete = (text: string): boolean => /\n\n\{.*\}\s*$/s.test(text);

const ask = async (
  run: Run,
  counts: StreamCounts,
  n: number,
  reader: Readonly<Record<string, string>>,
  body: object,
) => {
  const started = performance.now();
  let isOpen = false;
  const answer = await call(
    run.port,
    { host: 'mg.localhost', path: '/utente-rag', reader: addressOf(FIRST + n), headers: reader, body },
    () => {
      isOpen = true;
      counts.open += 1;
      counts.most = Math.max(counts.most, counts.open);
      run.tally.add('stream', 200, performance.now() - started);
    },
  );
  if (isOpen) counts.open -= 1;
  else if (!run.isOver) run.tally.add('stream', answer.isWhole ? answer.status : 0, 0);
  return answer;
};

/** Asks for the rest of an answer that broke off, at whichever process answers, until it has it. */
const resume = async (
  run: Run,
  counts: StreamCounts,
  n: number,
  reader: Readonly<Record<string, string>>,
  chatId: number,
): Promise<void> => {
  counts.cut += 1;
  for (let attempt = 0; attempt < ATTEMPTS && !run.isOver; attempt += 1) {
    await sleep(AGAIN_MS);
    const body = { content: continueQuestion, chat_id: chatId, rag_type: 'digital' };
    const { text } = await ask(run, counts, n, reader, body);
    if (!isComplete(text)) continue;
    counts.resumed += 1;
    return;
  }
};

const follow = async (
  run: Run,
  counts: StreamCounts,
  n: number,
  reader: Readonly<Record<string, string>>,
  questions: readonly string[],
): Promise<void> => {
  for (let turn = n; !run.isOver; turn += 1) {
    const body = { content: questions[turn % questions.length], chat_id: 0, rag_type: 'digital' };
    const { text, headers, status } = await ask(run, counts, n, reader, body);
    if (isComplete(text)) counts.whole += 1;
    else if (status === 200 && !run.isOver) await resume(run, counts, n, reader, Number(headers['x-chat-id']));
    else await sleep(AGAIN_MS);
  }
};

/** Opens a stream for each reader, evenly over `rampMs`, and the next one when it ends. */
export const startStreams = async (
  run: Run,
  counts: StreamCounts,
  readers: readonly Readonly<Record<string, string>>[],
  questions: readonly string[],
  rampMs: number,
): Promise<void> => {
  await Promise.all(
    readers.map(async (reader, n) => {
      await sleep((rampMs * n) / readers.length);
      await follow(run, counts, n, reader, questions);
    }),
  );
};
