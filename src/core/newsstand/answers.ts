import { effect } from '@preact/signals-core';
import type { Result } from '../../rules/page/result.ts';
import { core } from '../page/core.ts';

/** Milliseconds for which an answer is shown again without a call, such as when the reader goes back. */
const freshness = 300_000;
const mostAnswers = 60;

interface Kept {
  readonly at: number;
  readonly answer: Promise<Result<unknown>>;
  readonly stop: AbortController;
  waiting: number;
  settled: boolean;
}

const kept = new Map<string, Kept>();

let reader: string | undefined;
/** What one reader may read is not shown to the next. */
const watchReader = (): void => {
  const login = core.store.login.value;
  if (login.state === 'unknown') return;
  const now = login.state === 'loggedIn' ? login.user.email : '';
  if (reader !== undefined && reader !== now) kept.clear();
  reader = now;
};
let watching = false;

const begin = (key: string, ask: (signal: AbortSignal) => Promise<Result<unknown>>, at: number): Kept => {
  const stop = new AbortController();
  const entry: Kept = { at, stop, waiting: 0, settled: false, answer: ask(stop.signal) };
  const drop = () => {
    if (kept.get(key) === entry) kept.delete(key);
  };
  entry.answer.then(({ kind }) => {
    entry.settled = true;
    if (kind !== 'ok') drop();
  }, drop);
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest);
  return entry;
};

/**
 * The answer to a question of the page, asked once however many want it and kept for a while. The call is aborted when
 * everybody who waits for it has left.
 */
export const answerOf = <T>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Result<T>>,
  signal?: AbortSignal,
): Promise<Result<T>> => {
  if (!watching) effect(watchReader);
  watching = true;
  const now = Date.now();
  const known = kept.get(key);
  const entry = known && now - known.at < freshness && !known.stop.signal.aborted ? known : begin(key, ask, now);
  entry.waiting += 1;
  signal?.addEventListener('abort', () => {
    entry.waiting -= 1;
    if (entry.waiting === 0 && !entry.settled) {
      entry.stop.abort();
      if (kept.get(key) === entry) kept.delete(key);
    }
  });
  return entry.answer as Promise<Result<T>>;
};

/** Forgets the answers whose key begins so: what they say has changed. */
export const forgetAnswers = (prefix: string): void => {
  for (const key of kept.keys()) if (key.startsWith(prefix)) kept.delete(key);
};
