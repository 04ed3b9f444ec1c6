import { loadScript } from './script.ts';

interface Captcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

/** Specification, points 4 and 9: milliseconds after which a token is replaced. */
export const tokenLife = 90_000;

/** A node of the page may have its name. */
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
  /** The one fetch under way, or the token that it brought. */
  token: Promise<string> | undefined;
  /** When it was asked for, by the wall clock: a device that slept has aged its tokens. */
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
  token !== undefined && at <= now && now - at < tokenLife;

const order = (supply: Supply, scriptUrl: string, siteKey: string, action: string): Promise<string> => {
  const token = fetchToken(scriptUrl, siteKey, action);
  supply.token = token;
  supply.at = Date.now();
  token.catch(() => {
    if (supply.token === token) supply.token = undefined;
  });
  return token;
};

/**
 * A one-time token of the invisible captcha for one action: the one that is held ready if it is younger than 90 s, else
 * a new one. Rejects where the script is blocked or hands out no token.
 */
export const captchaToken = (scriptUrl: string, siteKey: string, action: string): Promise<string> => {
  const supply = supplyOf(action);
  const token = isFresh(supply, Date.now()) && supply.token ? supply.token : order(supply, scriptUrl, siteKey, action);
  supply.token = undefined;
  const replace = () => (supply.holders > 0 ? order(supply, scriptUrl, siteKey, action) : undefined);
  if (supply.holders > 0) token.then(replace).catch(() => {});
  return token;
};

/**
 * Holds a token ready while a chat or form is open, fresh every 90 seconds, however many hold one. Returns the release;
 * after the last one nothing is fetched any more.
 */
export const holdCaptcha = (scriptUrl: string, siteKey: string, action: string): (() => void) => {
  const supply = supplyOf(action);
  const renew = (): void => void order(supply, scriptUrl, siteKey, action).catch(() => {});
  supply.holders += 1;
  if (supply.holders === 1) {
    if (!isFresh(supply, Date.now())) renew();
    supply.timer = setInterval(renew, tokenLife);
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    supply.holders -= 1;
    if (supply.holders > 0) return;
    clearInterval(supply.timer);
    supply.token = undefined;
  };
};
