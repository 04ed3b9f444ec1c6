import { spoken } from '../../../rules/language/spoken.ts';
import type { CaptchaAdapter } from '../adapters.ts';
import { loadScript } from '../script.ts';

interface Captcha {
  ready(callback: () => void): void;
  execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

/** An element of the page may have this id. */
const present = (isEnterprise: boolean): Captcha | undefined => {
  const global: unknown = Reflect.get(globalThis, 'grecaptcha');
  const value = (isEnterprise ? Object(global).enterprise : global) as Partial<Captcha> | undefined;
  return typeof value?.ready === 'function' ? (value as Captcha) : undefined;
};

/** reCAPTCHA with a score, version 3 or Enterprise: never a challenge. */
export const recaptcha = (url: string, isEnterprise = false): CaptchaAdapter => {
  let key = '';
  return {
    ahead: true,
    async load(siteKey) {
      key = siteKey;
      if (!present(isEnterprise)) await loadScript(`${url}?render=${encodeURIComponent(siteKey)}&hl=${spoken()}`);
      if (!present(isEnterprise)) throw new Error('np: the captcha script defined no grecaptcha.');
    },
    async token(action) {
      const captcha = present(isEnterprise);
      if (!captcha) throw new Error('np: the page removed grecaptcha.');
      await new Promise<void>((resolve) => captcha.ready(resolve));
      return captcha.execute(key, { action });
    },
  };
};
