import { ApiError, statusText } from '../base/api-error.ts';
import type { FaultRule } from '../domain/world/settings.ts';
import type { AppContext } from '../http/env.ts';
import { failure } from '../http/envelope.ts';

/** Logged status of a call without an answer. */
const NO_ANSWER = 499;

/** Closes the connection; a call without a socket gets an empty answer. */
export const reset = (c: AppContext): Response => {
  c.env?.incoming?.socket.destroy();
  return new Response(null, { status: NO_ANSWER });
};

/** Answers only after the caller aborts. */
export const hang = (c: AppContext): Promise<Response> =>
  new Promise((resolve) => {
    const { signal } = c.req.raw;
    const end = (): void => resolve(new Response(null, { status: NO_ANSWER }));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/** Waits until the time is over or the caller aborts. */
export const wait = (c: AppContext, ms: number): Promise<void> =>
  new Promise((resolve) => {
    if (ms <= 0 || c.req.raw.signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    c.req.raw.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const page = '<!doctype html><html lang="it"><title>Manutenzione</title><h1>Torniamo subito</h1></html>';

/** The answer in place of the route's own; null for a fault that lets the route answer. */
export const ownAnswer = (c: AppContext, { kind, status, code }: FaultRule): Response | null => {
  if (kind === 'status') {
    const text = statusText(status);
    return failure(c, new ApiError(status as 500, text, code === null ? {} : { code }));
  }
  if (kind === 'refusal') {
    const envelope = { success: false, data: statusText(status), status: { code: status } };
    return c.json(c.req.path === '/api/site/chat' ? envelope : { ...envelope, data: { message: envelope.data } });
  }
  if (kind === 'html') return c.html(page);
  if (kind === 'empty') return c.body(null, 200, { 'content-type': 'application/json' });
  return null;
};

/** The first half of a body with the same headers. */
export const cut = async (answer: Response): Promise<Response> => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(bytes.slice(0, Math.floor(bytes.length / 2)), { status: answer.status, headers });
};

/** The same answer, but its body fails after `ms`, or where it ends earlier. */
export const dropAfter = (answer: Response, ms: number): Response => {
  const reader = answer.body?.getReader();
  const timeout = new Promise<'break'>((resolve) => setTimeout(resolve, ms, 'break'));
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await Promise.race([timeout, reader?.read() ?? timeout]);
      if (next === 'break' || next.done) {
        await reader?.cancel().catch(() => {});
        controller.error(new Error('The console broke this answer off'));
      } else controller.enqueue(next.value);
    },
  });
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(body, { status: answer.status, headers });
};
