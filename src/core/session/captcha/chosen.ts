import type { CaptchaAdapter, CaptchaChoice } from '../../../platform/services/adapters.ts';
import { recaptcha } from '../../../platform/services/captcha/recaptcha.ts';
import { outside, ownAdapter } from '../../consent/outside.ts';
import { page } from '../../page/page.ts';

/** A captcha of the page, and the site key that it loads with. */
export interface Chosen {
  readonly adapter: CaptchaAdapter;
  readonly siteKey: string;
}

type BuiltIn = Extract<CaptchaChoice, { readonly kind: string }>;

/** Fetches the code of a built-in captcha, and makes its adapter with the address of its script. */
const builtIns: Readonly<Record<BuiltIn['kind'], (url?: string) => Promise<CaptchaAdapter>>> = {
  recaptcha: async (url = 'https://www.google.com/recaptcha/api.js') => recaptcha(url),
  'recaptcha-enterprise': async (url) =>
    (await import('../../../platform/services/captcha/enterprise.ts')).enterprise(url),
  hcaptcha: async (url) => (await import('../../../platform/services/captcha/hcaptcha.ts')).hcaptcha(url),
  turnstile: async (url) => (await import('../../../platform/services/captcha/turnstile.ts')).turnstile(url),
};

const isBuiltIn = (choice: Partial<BuiltIn>): choice is BuiltIn =>
  Object.hasOwn(builtIns, String(choice.kind)) && typeof choice.siteKey === 'string';

const chosen = new Map<unknown, Promise<Chosen>>();

const once = (key: unknown, choose: () => Promise<Chosen>): Promise<Chosen> => {
  const known = chosen.get(key) ?? choose();
  chosen.set(key, known);
  known.catch(() => chosen.delete(key));
  return known;
};

/** The page's captcha: one adapter for each configuration, whose code is fetched once. */
export const chosenCaptcha = (): Promise<Chosen> => {
  const { captcha } = page.config;
  const own = ownAdapter<CaptchaAdapter>(captcha, 'load', 'token');
  if (own) return once(own, async () => ({ adapter: own, siteKey: outside('captchaSiteId') }));
  const { kind, siteKey, url }: BuiltIn = isBuiltIn(Object(captcha))
    ? Object(captcha)
    : { kind: 'recaptcha', siteKey: outside('captchaSiteId'), url: outside('captchaUrl') };
  return once([kind, siteKey, url].join(' '), async () => ({ adapter: await builtIns[kind](url), siteKey }));
};
