import { spoken } from '../../../rules/language/spoken.ts';
import type { CaptchaAdapter, CaptchaPlace, CaptchaReason } from '../adapters.ts';
import { loadScript } from '../script.ts';
import { challengeError } from './challenge.ts';

interface HCaptcha {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string;
  execute(id: string, options: { async: true }): Promise<{ readonly response: string }>;
  remove(id: string): void;
}

const present = (): HCaptcha | undefined => {
  const value = Reflect.get(globalThis, 'hcaptcha') as Partial<HCaptcha> | undefined;
  return typeof value?.render === 'function' ? (value as HCaptcha) : undefined;
};

const loaded = (): HCaptcha => {
  const vendor = present();
  if (!vendor) throw new Error('np: the captcha script defined no hcaptcha.');
  return vendor;
};

/** The script calls this global once it is set up: later than its load event. */
const ready = 'npCaptchaReady';

const insert = async (url: string): Promise<void> => {
  const isReady = new Promise<void>((resolve) => Reflect.set(globalThis, ready, resolve));
  await loadScript(`${url}?render=explicit&recaptchacompat=off&hl=${spoken()}&onload=${ready}`);
  await isReady;
  Reflect.deleteProperty(globalThis, ready);
};

/** The vendor's codes that are not its failure. */
const reasons: Readonly<Record<string, CaptchaReason>> = {
  'challenge-closed': 'closed',
  'challenge-expired': 'expired',
};

const codeOf = (error: unknown): string => String(error instanceof Error ? error.message : error);

/** Renders an invisible widget in the place, challenge included: over the page, an open dialog would make it inert. */
const solve = async (vendor: HCaptcha, sitekey: string, place: CaptchaPlace): Promise<string> => {
  const id = vendor.render(place.node, {
    sitekey,
    size: 'invisible',
    'challenge-container': place.node,
    'open-callback': place.show,
    'close-callback': place.hide,
  });
  const left = new Promise<never>((_, reject) =>
    place.signal.addEventListener('abort', () => reject('challenge-closed'), { once: true }),
  );
  try {
    const { response } = await Promise.race([vendor.execute(id, { async: true }), left]);
    return response;
  } catch (error) {
    const code = codeOf(error);
    throw challengeError(reasons[code] ?? 'failed', code);
  } finally {
    vendor.remove(id);
  }
};

/** hCaptcha, with an invisible widget. It has no actions. */
export const hcaptcha = (url = 'https://js.hcaptcha.com/1/api.js'): CaptchaAdapter => {
  let key = '';
  return {
    async load(siteKey) {
      key = siteKey;
      if (!present()) await insert(url);
      loaded();
    },
    token: async (_, place) => solve(loaded(), key, place),
  };
};
