import { spoken } from '../../../rules/language/spoken.ts';
import type { CaptchaAdapter, CaptchaPlace, CaptchaReason } from '../adapters.ts';
import { loadScript } from '../script.ts';
import { challengeError } from './challenge.ts';

interface Turnstile {
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): string | null | undefined;
  remove(id: string): void;
}

const present = (): Turnstile | undefined => {
  const value = Reflect.get(globalThis, 'turnstile') as Partial<Turnstile> | undefined;
  return typeof value?.render === 'function' ? (value as Turnstile) : undefined;
};

const loaded = (): Turnstile => {
  const vendor = present();
  if (!vendor) throw new Error('np: the captcha script defined no turnstile.');
  return vendor;
};

/** Narrower places get the compact widget. */
const flexibleFromPx = 300;

/** Renders a widget, which runs at once and becomes visible only if the reader must do something. */
const solve = async (vendor: Turnstile, sitekey: string, action: string, place: CaptchaPlace): Promise<string> => {
  let id: string | null | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (reason: CaptchaReason, detail: unknown): void => reject(challengeError(reason, detail));
      place.signal.addEventListener('abort', () => fail('closed', 'left'), { once: true });
      id = vendor.render(place.node, {
        sitekey,
        action,
        language: spoken(),
        size: place.node.clientWidth < flexibleFromPx ? 'compact' : 'flexible',
        appearance: 'interaction-only',
        'response-field': false,
        // The reader sends the form again instead.
        retry: 'never',
        'refresh-expired': 'never',
        'refresh-timeout': 'never',
        callback: resolve,
        'before-interactive-callback': place.show,
        'after-interactive-callback': place.hide,
        'timeout-callback': () => fail('expired', 'timeout'),
        'unsupported-callback': () => fail('failed', 'unsupported'),
        'error-callback': (code: unknown) => {
          fail('failed', code);
          // Otherwise the script logs the code as well.
          return true;
        },
      });
      if (typeof id !== 'string') fail('failed', 'not rendered');
    });
  } finally {
    if (typeof id === 'string') vendor.remove(id);
  }
};

/** Cloudflare Turnstile. The widget's type (managed, non-interactive, invisible) is set with its key. */
export const turnstile = (url = 'https://challenges.cloudflare.com/turnstile/v0/api.js'): CaptchaAdapter => {
  let key = '';
  return {
    async load(siteKey) {
      key = siteKey;
      if (!present()) await loadScript(`${url}?render=explicit`);
      loaded();
    },
    token: async (action, place) => solve(loaded(), key, action, place),
  };
};
