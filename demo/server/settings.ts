import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressIn, type Env } from './base/env.ts';
import type { Base } from './base/hosts.ts';
import { StartError } from './base/start-error.ts';
import { type CaptchaService, captchaKinds, verifyUrls } from './captcha/services.ts';
import type { ModelSettings } from './domain/model/client.ts';
import { type StripeSettings, stripeSettings } from './domain/subscriptions/payments/stripe/settings.ts';
import { plainAddress } from './http/proxy.ts';
import { type IdentitySettings, identitySettings } from './identity/settings.ts';
import { type SmtpSettings, smtpSettings } from './mail/smtp/settings.ts';
import { type StorageSettings, storageSettings } from './storage/settings.ts';

/** Settings from the environment, read once at start. */
export interface Settings {
  /** TCP port; 0 asks the system for any free one. */
  readonly port: number;
  /** Scheme and port of the proxy in front of this process; undefined without a proxy. */
  readonly publicBase: Base | undefined;
  /** Addresses of proxies whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds between failing readiness and refusing calls, so that a proxy can notice. */
  readonly drainMs: number;
  /** Absolute path of the folder that holds the embedded database, the lock and the log. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; undefined means the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Absolute path of the built bundle. */
  readonly dist: string;
  readonly docs: string;
  /** Origin of a Vite server with the bundle's source; undefined serves the built one. */
  readonly source: string | undefined;
  /** Absolute path of the brands' content; tests use a smaller one. */
  readonly contentDir: string;
  /** Captcha service that verifies tokens; undefined means the stand-in of this process. */
  readonly captcha: CaptchaService | undefined;
  /** Secret that the stand-in asks for. */
  readonly captchaSecret: string;
  /** Origins of other pages that embed elements and may call the API. */
  readonly origins: readonly string[];
  /** Origin of a WordPress beside this world, which the console names; it may call the API as well. */
  readonly wordpress: string | undefined;
  /** Model that words the answers of both chats; undefined means answers without one. */
  readonly model: ModelSettings | undefined;
  /** The providers that readers may sign in with. */
  readonly identity: IdentitySettings;
  /** Server that takes the letters; undefined keeps them in the outbox. */
  readonly smtp: SmtpSettings | undefined;
  /** Charges payments; undefined means the stand-in. */
  readonly stripe: StripeSettings | undefined;
  /** Where page images and files of readers are kept; undefined: images in the data folder, files in the database. */
  readonly storage: StorageSettings | undefined;
  /** Whether pages are drawn before a reader asks for them. */
  readonly drawsAhead: boolean;
  /** Where the shared cache in front takes purges; undefined without one. */
  readonly cacheUrl: string | undefined;
}

const portOf = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    throw new StartError(
      `${name}=${text} is not a port. Use a number from 0 to 65535, for example ${name}=4301 npm start.`,
    );
  }
  return port;
};

const secondsOf = (name: string, text: string | undefined): number => {
  if (text === undefined || text === '') return 0;
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new StartError(`${name}=${text} is not a number of seconds. Use 0 to 999.`);
};

/** On unless it is `off`. */
const isOn = (name: string, text: string | undefined): boolean => {
  if (!text || text === 'on' || text === 'off') return text !== 'off';
  throw new StartError(`${name}=${text} is neither on nor off.`);
};

/** Leaves out the scheme's default port. */
const publicBaseOf = (protocol: string | undefined, port: number | undefined): Base | undefined => {
  if (!protocol && port === undefined) return undefined;
  if (protocol && !['http', 'https'].includes(protocol))
    throw new StartError(`NP_PUBLIC_PROTOCOL=${protocol} is neither http nor https.`);
  const url = new URL(`${protocol || 'http'}://localhost`);
  url.port = String(port ?? '');
  return { protocol: url.protocol, port: url.port };
};

const listOf = (text = ''): readonly string[] => text.split(',').flatMap((part) => part.trim() || []);

/** Accepts addresses only: trust must not depend on a name server. */
const proxiesOf = (text: string | undefined): readonly string[] => {
  const proxies = listOf(text);
  for (const proxy of proxies)
    if (isIP(proxy) === 0)
      throw new StartError(
        `NP_TRUSTED_PROXIES: ${proxy} is not an IP address. Name the proxies by address, such as 127.0.0.1.`,
      );
  return proxies.map(plainAddress);
};

/** Exact origins, separated by commas. Patterns are refused: they admit too much. */
const originsOf = (name: string, text: string | undefined): readonly string[] => {
  const origins = listOf(text);
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new StartError(
        `${name}: ${origin} is not an origin. Write scheme, host and port, such as https://www.example.`,
      );
  return origins;
};

const modelOf = (env: Env): ModelSettings | undefined => {
  const url = addressIn(env, 'NP_LLM_URL', ['https:', 'http:']);
  if (url === undefined) return undefined;
  if (!env.NP_LLM_MODEL) throw new StartError('NP_LLM_URL is set without NP_LLM_MODEL. Name the model, or unset both.');
  return { url, model: env.NP_LLM_MODEL, key: env.NP_LLM_KEY || undefined };
};

const demoSecret = 'np-demo-secret';

/** The kind alone names the vendor's address; the address alone is reCAPTCHA's interface. */
const captchaOf = (env: Env): CaptchaService | undefined => {
  const { CAPTCHA_KIND: named, CAPTCHA_SECRET: secret, CAPTCHA_SITE_KEY: siteKey = '' } = env;
  const kind = captchaKinds.find((one) => one === (named || 'recaptcha'));
  if (!kind) throw new StartError(`CAPTCHA_KIND=${named} is not one of ${captchaKinds.join(', ')}.`);
  const given = addressIn(env, 'CAPTCHA_VERIFY_URL', ['https:', 'http:']);
  const url = given ?? (named ? verifyUrls[kind] : undefined);
  if (!named) return url === undefined ? undefined : { kind, url, secret: secret || demoSecret, siteKey };
  if (!url)
    throw new StartError(
      `CAPTCHA_KIND=${kind} is set without CAPTCHA_VERIFY_URL. Use https://recaptchaenterprise.googleapis.com/v1/projects/PROJECT/assessments.`,
    );
  if (!secret)
    throw new StartError(`CAPTCHA_KIND=${kind} is set without CAPTCHA_SECRET. Use the vendor's secret or API key.`);
  if (kind === 'recaptcha-enterprise' && !siteKey)
    throw new StartError(`CAPTCHA_KIND=${kind} is set without CAPTCHA_SITE_KEY. Use the key that names the site.`);
  return { kind, url, secret, siteKey };
};

/** Reads the settings. Throws StartError with one line for an invalid value, without showing addresses that may hold secrets. */
export const readSettings = (env: Env): Settings => ({
  port: portOf('PORT', env.PORT) ?? 4300,
  publicBase: publicBaseOf(env.NP_PUBLIC_PROTOCOL, portOf('NP_PUBLIC_PORT', env.NP_PUBLIC_PORT)),
  trustedProxies: proxiesOf(env.NP_TRUSTED_PROXIES),
  drainMs: secondsOf('NP_DRAIN_SECONDS', env.NP_DRAIN_SECONDS) * 1000,
  dataDir: resolve(env.NP_DATA_DIR || '.data'),
  databaseUrl: addressIn(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
  dist: resolve(env.NP_DIST || 'dist'),
  docs: resolve(env.NP_DOCS || '.cache/docs/site'),
  source: addressIn(env, 'NP_SOURCE', ['http:']),
  contentDir: resolve(env.NP_CONTENT_DIR || fileURLToPath(new URL('../content', import.meta.url))),
  captcha: captchaOf(env),
  captchaSecret: env.CAPTCHA_SECRET || demoSecret,
  origins: [...originsOf('NP_ORIGINS', env.NP_ORIGINS), ...originsOf('NP_WORDPRESS', env.NP_WORDPRESS)],
  wordpress: originsOf('NP_WORDPRESS', env.NP_WORDPRESS)[0],
  model: modelOf(env),
  identity: identitySettings(env),
  smtp: smtpSettings(env),
  stripe: stripeSettings(env),
  storage: storageSettings(env),
  drawsAhead: isOn('NP_DRAW_AHEAD', env.NP_DRAW_AHEAD),
  cacheUrl: addressIn(env, 'NP_CACHE_URL', ['http:', 'https:']),
});
