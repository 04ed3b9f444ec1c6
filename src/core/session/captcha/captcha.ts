import type { CaptchaAdapter } from '../../../platform/services/adapters.ts';
import { heldToken, holdToken, type TokenSource } from '../../../platform/services/captcha/supply.ts';
import { within } from '../../../platform/services/deadline.ts';
import { type Chosen, chosenCaptcha } from './chosen.ts';

/** The element whose form needs the token, and the signal of its removal. */
export interface CaptchaAsker {
  readonly element: HTMLElement;
  readonly signal: AbortSignal;
}

const loadLimitMs = 10_000;
const tokenLimitMs = 20_000;

const loads = new WeakMap<CaptchaAdapter, Promise<void>>();

const loaded = ({ adapter, siteKey }: Chosen): Promise<void> => {
  const load = loads.get(adapter) ?? within(loadLimitMs, 'the captcha', () => adapter.load(siteKey));
  loads.set(adapter, load);
  load.catch(() => loads.delete(adapter));
  return load;
};

const checked = (token: unknown): string => {
  if (typeof token !== 'string' || token === '') throw new Error('np: the captcha gave no token.');
  return token;
};

/** A captcha without challenges has no place. */
const noPlace = { node: undefined as never, signal: new AbortController().signal, show() {}, hide() {} };

const sources = new WeakMap<CaptchaAdapter, TokenSource>();

/** Requests tokens of a captcha without challenges. */
const sourceOf = (chosen: Chosen): TokenSource => {
  const { adapter } = chosen;
  const source =
    sources.get(adapter) ??
    (async (action) => {
      await loaded(chosen);
      return checked(await within(tokenLimitMs, 'the captcha', () => adapter.token(action, noPlace)));
    });
  sources.set(adapter, source);
  return source;
};

/**
 * Resolves with a one-time token for an action. Rejects if the captcha is blocked, fails, or does not answer in time; the
 * place below the form has said so if the reader had a challenge to solve.
 */
export const captchaToken = async (action: string, asker: CaptchaAsker): Promise<string> => {
  const chosen = await chosenCaptcha();
  const { adapter } = chosen;
  if (adapter.ahead) return heldToken(sourceOf(chosen), action);
  await loaded(chosen);
  const { challenged } = await import('./place.ts');
  return challenged(asker, (place, isShown) =>
    within(tokenLimitMs, 'the captcha', async () => checked(await adapter.token(action, place)), isShown),
  );
};

/** Prepares the captcha while a chat or form is open: a token if it shows no challenge, else its script. */
export const readyCaptcha = async (action: string, signal: AbortSignal): Promise<void> => {
  const chosen = await chosenCaptcha();
  if (signal.aborted) return;
  if (chosen.adapter.ahead) signal.addEventListener('abort', holdToken(sourceOf(chosen), action), { once: true });
  else await loaded(chosen);
};
