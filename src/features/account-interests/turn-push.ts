import { addBrowser, pushKey, removeBrowser } from '../../api/notices/push.ts';
import { askForPush, type PushTarget, pushTarget, startPush, stopPush } from '../../core/notices/push.ts';
import { core } from '../../core/page/core.ts';
import { failureText } from '../../rules/page/failures.ts';
import { copy } from './copy.ts';

const { account } = core.clients;
const words = copy.push;

/** Milliseconds after which a browser that has not answered is not waited for in silence. */
const patience = 10_000;

/** What the switch shows after a change, and why it is not the one that was wanted. */
export interface PushResult {
  readonly state: 'on' | 'off' | 'denied';
  readonly note?: string;
}

/** Waits for a browser that may never answer: `tell` is called when it takes long, and the answer still counts. */
const patiently = async <T>(answer: Promise<T>, tell: () => void): Promise<T> => {
  const timer = setTimeout(tell, patience);
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
  }
};

const start = async (worker: string, key: string, tell: (note: string) => void): Promise<PushTarget | PushResult> => {
  try {
    return await patiently(startPush(worker, key), () => tell(words.unsupported));
  } catch (error) {
    const isForbidden = error instanceof DOMException && error.name === 'NotAllowedError';
    return isForbidden ? { state: 'denied' } : { state: 'off', note: words.refused };
  }
};

/**
 * Asks the reader, then the browser, then tells the server. `tell` hears what is waited for too long; `isWanted` says
 * whether anybody still waits. Undefined: given up.
 */
export const turnOn = async (
  worker: string,
  tell: (note: string) => void,
  isWanted: () => boolean,
): Promise<PushResult | undefined> => {
  const permission = await patiently(askForPush(), () => tell(words.unanswered));
  if (permission === 'denied') return { state: 'denied' };
  if (permission !== 'granted') return { state: 'off', note: words.dismissed };
  const key = await pushKey(account);
  if (key.kind !== 'ok') return { state: 'off', note: failureText(key, words.failed) };
  const target = await start(worker, key.data, tell);
  if ('state' in target) return target;
  if (!isWanted()) return undefined;
  const result = await addBrowser(account, { ...target, user_agent: navigator.userAgent });
  if (result.kind === 'ok') return { state: 'on' };
  await stopPush(worker).catch(() => {});
  return { state: 'off', note: failureText(result, words.failed) };
};

/** Tells the server, then the browser. A browser that keeps its subscription gets nothing through it. */
export const turnOff = async (worker: string, tell: (note: string) => void): Promise<PushResult> => {
  const known = pushTarget(worker).catch(() => undefined);
  const target = await patiently(known, () => tell(words.silent));
  if (!target) return { state: 'off' };
  const result = await removeBrowser(account, target.endpoint);
  if (result.kind !== 'ok') return { state: 'on', note: failureText(result, words.failed) };
  stopPush(worker).catch(() => {});
  return { state: 'off' };
};
