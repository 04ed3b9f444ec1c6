import { addBrowser, pushKey, removeBrowser } from '../../api/notices/push.ts';
import { askForPush, type PushTarget, pushTarget, startPush, stopPush } from '../../core/notices/push.ts';
import { core } from '../../core/page/core.ts';
import { failureText } from '../../rules/page/failures.ts';
import { copy } from './copy.ts';

const { account } = core.clients;
const words = copy.push;

/** Time after which the reader learns that the browser has not answered. */
const answerTimeoutMs = 10_000;

/** State of the switch after a change, and why it differs from the request. */
export interface PushResult {
  readonly state: 'on' | 'off' | 'denied';
  readonly note?: string;
}

/** Waits for a browser that may never answer. Calls `onLate` after the timeout; a later answer still counts. */
const waitFor = async <T>(answer: Promise<T>, onLate: () => void): Promise<T> => {
  const timer = setTimeout(onLate, answerTimeoutMs);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
};

const start = async (worker: string, key: string, onLate: (note: string) => void): Promise<PushTarget | PushResult> => {
  try {
    return await waitFor(startPush(worker, key), () => onLate(words.unsupported));
  } catch (error) {
    const isForbidden = error instanceof DOMException && error.name === 'NotAllowedError';
    return isForbidden ? { state: 'denied' } : { state: 'off', note: words.refused };
  }
};

/**
 * Asks the reader, subscribes the browser, then registers it with the server. `onLate` receives the text for an answer that
 * takes long. Undefined when `isWanted` says that nobody waits any more.
 */
export const turnOn = async (
  worker: string,
  onLate: (note: string) => void,
  isWanted: () => boolean,
): Promise<PushResult | undefined> => {
  const permission = await waitFor(askForPush(), () => onLate(words.unanswered));
  if (permission === 'denied') return { state: 'denied' };
  if (permission !== 'granted') return { state: 'off', note: words.dismissed };
  const key = await pushKey(account);
  if (key.kind !== 'ok') return { state: 'off', note: failureText(key, words.failed) };
  const target = await start(worker, key.data, onLate);
  if ('state' in target) return target;
  if (!isWanted()) return undefined;
  const result = await addBrowser(account, { ...target, user_agent: navigator.userAgent });
  if (result.kind === 'ok') return { state: 'on' };
  await stopPush(worker).catch(() => {});
  return { state: 'off', note: failureText(result, words.failed) };
};

/** Removes the browser from the server, then its subscription. One that the browser keeps receives nothing. */
export const turnOff = async (worker: string, onLate: (note: string) => void): Promise<PushResult> => {
  const known = pushTarget(worker).catch(() => undefined);
  const target = await waitFor(known, () => onLate(words.silent));
  if (!target) return { state: 'off' };
  const result = await removeBrowser(account, target.endpoint);
  if (result.kind !== 'ok') return { state: 'on', note: failureText(result, words.failed) };
  stopPush(worker).catch(() => {});
  return { state: 'off' };
};
