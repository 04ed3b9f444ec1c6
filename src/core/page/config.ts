import {
  any,
  array,
  define,
  enums,
  func,
  instance,
  is,
  nonempty,
  number,
  object,
  optional,
  record,
  type Struct,
  string,
  tuple,
  type,
  validate,
} from 'superstruct';
import { isMapped } from '../../rules/consent/purpose-map.ts';
import { quoted } from '../../rules/page/quoted.ts';
import { tell } from '../language/tell.ts';
import { type Config, page } from './page.ts';

const needed = define<number | string>('purpose', isMapped);
const names = optional(nonempty(array(needed)));

type Check = (value: unknown) => boolean;

const fits =
  <T, S>(struct: Struct<T, S>): Check =>
  (value) =>
    is(value, struct);

/** A third-party service: one of the built-in kinds, or an object with these functions. */
const service = (functions: readonly string[], ...kinds: readonly Check[]) => {
  const own = fits(type(Object.fromEntries(functions.map((name) => [name, func()]))));
  return optional(define<unknown>('service', (value) => [own, ...kinds].some((check) => check(value))));
};

const units = record(string(), object({ path: string(), sizes: array(tuple([number(), number()])) }));
const url = optional(string());
const captchaKind = enums(['recaptcha', 'recaptcha-enterprise', 'hcaptcha', 'turnstile']);

const services = {
  captcha: service(['load', 'token'], fits(object({ kind: captchaKind, siteKey: string(), url }))),
  liveChat: service(['load', 'open'], fits(object({ kind: enums(['widget', 'frame', 'window']), url: string() }))),
  audience: service(
    ['load', 'track', 'stop', 'start'],
    fits(object({ kind: enums(['script', 'beacon']), url: string() })),
  ),
  tagManager: service(
    ['load', 'consent', 'pageView'],
    fits(object({ kind: enums(['gtm']), id: string(), url })),
    fits(object({ kind: enums(['event']) })),
  ),
  banners: service(
    ['load', 'show'],
    fits(object({ kind: enums(['marketing']), url: string() })),
    fits(object({ kind: enums(['gpt']), units, url })),
  ),
};

const shape = object({
  // Checked in src/core/brand/own-brand.ts.
  brand: any(),
  domain: optional(string()),
  newsstand: optional(string()),
  site: optional(string()),
  account: optional(string()),
  shop: optional(string()),
  archive: optional(string()),
  captchaUrl: optional(string()),
  captchaSiteId: optional(string()),
  consentMode: optional(enums(['default', 'strict'])),
  consentPurposes: optional(object({ 2: names, 3: names, 4: names, 5: names })),
  tcfVersion: optional(string()),
  vendorListVersion: optional(number()),
  consentUrl: optional(string()),
  audienceUrl: optional(string()),
  tagManagerUrl: optional(string()),
  tagManagerId: optional(string()),
  marketingUrl: optional(string()),
  liveChatUrl: optional(string()),
  ...services,
  assets: optional(string()),
  services: optional(enums(['on', 'off'])),
  after: optional(instance(Promise)),
  paths: optional(record(string(), string())),
  adapt: optional(record(string(), func())),
  // src/core/language/ checks these when it uses them.
  language: optional(any()),
  texts: optional(any()),
});

const advices: Readonly<Record<string, string>> = {
  service: 'docs/guides/adapters.md lists the kinds and what an adapter of your own needs; the default is used.',
};

/**
 * Reports invalid options, and texts that come too late, to the integrator. The code that reads an option ignores an
 * invalid one. Resolves once a brand of the page's own is known, or refused.
 */
export const checkConfig = async (config: Config): Promise<void> => {
  if ((config.language ?? config.texts) && page.elements > 0 && !page.ready)
    tell(
      '"language" and "texts" come too late: elements are drawn already, and keep theirs. Set window.np = { config: { … } } before the script.',
    );
  const [failure] = validate(config, shape);
  for (const { path, value, type } of failure?.failures() ?? []) {
    const why = type === 'never' ? 'is not an option' : `cannot be ${quoted(value)}`;
    const advice = advices[type] ?? 'docs/guides/configuration.md lists the options; this one is ignored.';
    tell(`"${path.join('.')}" ${why}. ${advice}`);
  }
  if (!page.own?.has(config.brand)) return;
  const own = await import('../brand/own-brand.ts');
  await own.settleBrand(config.brand);
};
