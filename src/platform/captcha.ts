import { loadScript } from './script.ts';

interface Captcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

const present = (): Captcha | undefined => Reflect.get(globalThis, 'grecaptcha') as Captcha | undefined;

/**
 * A one-time token of the invisible captcha for one action.
 * Rejects where the script is blocked or hands out no token.
 */
export const captchaToken = async (scriptUrl: string, siteKey: string, action: string): Promise<string> => {
  if (!present()) await loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  const captcha = present();
  if (!captcha) throw new Error('np: the captcha script defined no grecaptcha.');
  await new Promise<void>((resolve) => captcha.ready(resolve));
  const token: unknown = await captcha.execute(siteKey, { action });
  if (typeof token !== 'string' || token === '') throw new Error('np: the captcha gave no token.');
  return token;
};
