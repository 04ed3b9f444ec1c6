import type { OwnedSignal } from '../../api/page/owned-signal.ts';
import type { Result } from '../../rules/page/result.ts';
import { core } from '../page/core.ts';
import { pageState } from '../page/page-state.ts';

/** An answer is used again for this long, such as when the reader goes back. */
const freshMs = 300_000;
const maxAnswers = 60;

interface Answer {
  readonly at: number;
  readonly result: Promise<Result<unknown>>;
  readonly stop: AbortController;
  waiting: number;
  settled: boolean;
}

/** The answers by key. Cleared when another reader signs in: they may not read the same. */
const createAnswers = (): Map<string, Answer> => {
  const answers = new Map<string, Answer>();
  let reader: string | undefined;
  core.store.login.subscribe((login) => {
    if (login.state === 'unknown') return;
    const now = login.state === 'loggedIn' ? login.user.email : '';
    if (reader !== undefined && reader !== now) answers.clear();
    reader = now;
  });
  return answers;
};

const kept = (): Map<string, Answer> => pageState('answers', createAnswers);

/** Removes an answer unless a newer one has its key. */
const drop = (key: string, answer: Answer): void => {
  if (kept().get(key) === answer) kept().delete(key);
};

const begin = (
  key: string,
  ask: (signal: AbortSignal) => Promise<Result<unknown>>,
  at: number,
  first: OwnedSignal | undefined,
): Answer => {
  const answers = kept();
  const stop = new AbortController();
  const signal: OwnedSignal = stop.signal;
  signal.npOwner = first?.npOwner;
  const before = answers.get(key);
  const orBefore = (result: Result<unknown>) => (result.kind === 'network' && before?.settled ? before.result : result);
  const answer: Answer = { at, stop, waiting: 0, settled: false, result: ask(signal).then(orBefore) };
  answer.result.then(
    ({ kind }) => {
      answer.settled = true;
      if (kind !== 'ok') drop(key, answer);
    },
    () => drop(key, answer),
  );
  answers.set(key, answer);
  const [oldest] = answers.keys();
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest);
  return answer;
};

/**
 * Makes a call once for all callers with the same key and keeps its answer for a while; without a network, an older
 * answer counts. Aborts the call when every caller has left.
 */
export const answerOf = <T>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Result<T>>,
  signal?: AbortSignal,
): Promise<Result<T>> => {
  const now = Date.now();
  const known = kept().get(key);
  const isUsable = known && now - known.at < freshMs && !known.stop.signal.aborted;
  const answer = isUsable ? known : begin(key, ask, now, signal);
  answer.waiting += 1;
  signal?.addEventListener('abort', () => {
    answer.waiting -= 1;
    if (answer.waiting > 0 || answer.settled) return;
    answer.stop.abort();
    drop(key, answer);
  });
  return answer.result as Promise<Result<T>>;
};

/** Removes the answers whose key has this prefix, after a change on the server. */
export const forgetAnswers = (prefix: string): void => {
  for (const key of kept().keys()) if (key.startsWith(prefix)) kept().delete(key);
};
