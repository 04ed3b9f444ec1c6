import { afterTest } from '../lib/guard.ts';
import type { Answers } from '../lib/served.ts';

/** A body for the next call of its kind; `given` is told what was sent. Without a body the call stays unanswered. */
interface Waiting {
  readonly body: string | undefined;
  readonly given: (sent: string) => void;
}

export const enveloped = (data: unknown): string => JSON.stringify({ success: true, data, status: { code: 200 } });

/**
 * Answers the page's calls until the test ends: reads by their path, and any call by the bodies given for it, one after
 * another. `next` gives a call (`POST /api/user/email`) its next body, and resolves with what was sent once it is made.
 */
export const answerCalls = (reads: Answers) => {
  const waiting = new Map<string, Waiting[]>();
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    const turn = waiting.get(`${method} ${pathname}`)?.shift();
    turn?.given(typeof init?.body === 'string' ? init.body : '');
    if (turn && turn.body === undefined) return new Promise(() => {});
    const body = turn?.body ?? (method === 'GET' && pathname in reads ? enveloped(reads[pathname]) : undefined);
    return body === undefined
      ? fetch(input, init)
      : new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  afterTest(() => {
    window.fetch = fetch;
  });
  const next = (call: string, body?: string): Promise<string> =>
    new Promise((given) => {
      const others = waiting.get(call) ?? [];
      waiting.set(call, [...others, { body, given }]);
    });
  return { next };
};
