import { loadScript } from './script.ts';

interface Captcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** A token is replaced after this time. */
export const tokenLifeMs = 90_000;

/** An element of the page may have this id. */
const present = (): Captcha | undefined => {
  const value = Reflect.get(globalThis, 'grecaptcha') as Partial<Captcha> | undefined;
  return typeof value?.ready === 'function' ? (value as Captcha) : undefined;
};

const fetchToken = async (scriptUrl: string, siteKey: string, action: string): Promise<string> => {
  if (!present()) await loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  const captcha = present();
  if (!captcha) throw new Error('np: the captcha script defined no grecaptcha.');
  await new Promise<void>((resolve) => captcha.ready(resolve));
  const token: unknown = await captcha.execute(siteKey, { action });
  if (typeof token !== 'string' || token === '') throw new Error('np: the captcha gave no token.');
  return token;
};

interface Supply {
  /** The pending request, or its token. */
  token: Promise<string> | undefined;
  /** Time of the request, by the wall clock: tokens age while the device sleeps. */
  at: number;
  holders: number;
  timer: ReturnType<typeof setInterval> | undefined;
}

const supplies = new Map<string, Supply>();

const supplyOf = (action: string): Supply => {
  const supply = supplies.get(action) ?? { token: undefined, at: 0, holders: 0, timer: undefined };
  supplies.set(action, supply);
  return supply;
};

const isFresh = ({ token, at }: Supply, now: number): boolean =>
  token !== undefined && at <= now && now - at < tokenLifeMs;

const request = (supply: Supply, scriptUrl: string, siteKey: string, action: string): Promise<string> => {
  const token = fetchToken(scriptUrl, siteKey, action);
  supply.token = token;
  supply.at = Date.now();
  token.catch(() => {
    if (supply.token === token) supply.token = undefined;
  });
  return token;
};

/**
 * Resolves with a one-time token for an action: the held one if it is younger than 90 s, else a new one. Rejects if the
 * script is blocked or returns no token.
 */
export const captchaToken = (scriptUrl: string, siteKey: string, action: string): Promise<string> => {
  const supply = supplyOf(action);
  const token =
    isFresh(supply, Date.now()) && supply.token ? supply.token : request(supply, scriptUrl, siteKey, action);
  supply.token = undefined;
  const replace = () => (supply.holders > 0 ? request(supply, scriptUrl, siteKey, action) : undefined);
  if (supply.holders > 0) token.then(replace).catch(() => {});
  return token;
};

/**
 * Keeps a token ready while a chat or form is open, renewed every 90 seconds, once for all holders. Returns the
 * release; the last one stops the requests.
 */
export const holdCaptcha = (scriptUrl: string, siteKey: string, action: string): (() => void) => {
  const supply = supplyOf(action);
  const renew = (): void => void request(supply, scriptUrl, siteKey, action).catch(() => {});
  supply.holders += 1;
  if (supply.holders === 1) {
    if (!isFresh(supply, Date.now())) renew();
    supply.timer = setInterval(renew, tokenLifeMs);
  }
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    supply.holders -= 1;
    if (supply.holders > 0) return;
    clearInterval(supply.timer);
    supply.token = undefined;
  };
};
