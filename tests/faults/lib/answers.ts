import type { IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Turn } from './exchange.ts';

/** CORS headers that let the calling page read a made-up answer. */
const corsHeaders = ({ exchange: { headers } }: Turn): Record<string, string> =>
  headers.origin === undefined
    ? {}
    : { 'access-control-allow-origin': headers.origin, 'access-control-allow-credentials': 'true' };

/** A body of any kind; `application/json` by default. */
export const body =
  (status: number, content: string, type = 'application/json'): Answer =>
  (turn) =>
    void turn.response.writeHead(status, { ...corsHeaders(turn), 'content-type': type }).end(content);

/** A refusal, or another status, in the envelope of every call. */
export const status = (code: number, error?: string): Answer =>
  body(
    code,
    JSON.stringify({
      success: code < 300,
      data: { message: 'Risposta di prova', ...(error && { code: error }) },
      status: { code },
    }),
  );

export const html = (code: number): Answer => body(code, '<!doctype html><h1>Errore</h1>', 'text/html');

/** Breaks the connection without an answer. */
export const reset: Answer = ({ response }) => void response.socket?.resetAndDestroy();

/** Never answers. */
export const hang: Answer = () => {};

/** Answers like a gateway without CORS. */
export const withoutCors =
  (code: number): Answer =>
  ({ response }) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>Errore</h1>');

export const redirect =
  (location: string, code = 302): Answer =>
  (turn) =>
    void turn.response.writeHead(code, { ...corsHeaders(turn), location }).end();

/** Answers once the test releases it. */
export const held =
  (released: Promise<unknown>, then: Answer): Answer =>
  async (turn) => {
    await released;
    await then(turn);
  };

/** Answers after a delay in milliseconds. */
export const slow =
  (milliseconds: number, then: Answer): Answer =>
  async (turn) => {
    await wait(milliseconds);
    await then(turn);
  };

/** The world's answer with changed text. */
export const changed =
  (change: (content: string) => string, path?: string): Answer =>
  async ({ response, ask }) => {
    const answer = await ask(path);
    // Another text has another ETag: the world would answer 304 for its own.
    const { 'content-length': _, etag: __, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, headers).end(change(await text(answer)));
  };

/** The world's answer with changed `data` in its envelope. */
export const patched = (patch: (data: Record<string, unknown>) => unknown): Answer =>
  changed((content) => {
    const envelope = JSON.parse(content);
    return JSON.stringify({ ...envelope, data: patch(envelope.data) });
  });

/** The world's answer, from the same path or another one of the host. */
export const fromWorld =
  (path?: string): Answer =>
  async ({ response, ask }) => {
    const answer = await ask(path);
    response.on('close', () => answer.destroy());
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(response);
  };

const wholeOf = async (answer: IncomingMessage) => {
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
  return { status: answer.statusCode ?? 502, headers, bytes: await buffer(answer) };
};

/** The world's files of the bundle: no test changes them, so the world is asked for each once. */
export const filesOfTheBundle = (): Answer => {
  const files = new Map<string, ReturnType<typeof wholeOf>>();
  return async ({ exchange: { url }, response, ask }) => {
    const file = files.get(url) ?? ask().then(wholeOf);
    files.set(url, file);
    file.catch(() => files.delete(url));
    const { status, headers, bytes } = await file;
    response.writeHead(status, headers).end(bytes);
  };
};

/** An attacker's host allows every origin everything, so that only the product itself keeps a secret from it. */
export const allowEverything: Answer = ({ exchange: { headers }, response }) => {
  response.writeHead(200, {
    'content-type': 'application/json',
    'access-control-allow-origin': headers.origin ?? '*',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    'access-control-allow-methods': 'GET, POST',
  });
  response.end('{"success":true,"data":{}}');
};
