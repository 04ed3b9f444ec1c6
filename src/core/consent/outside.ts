import { configured, filled } from '../brand/origins.ts';

const third = '{protocol}//third.localhost{port}';

const defaults = {
  captchaUrl: import.meta.env.NP_BUILD_CAPTCHA_URL ?? `${third}/recaptcha/api.js`,
  captchaSiteId: import.meta.env.NP_BUILD_CAPTCHA_SITE_ID ?? 'np-demo',
  consentUrl: import.meta.env.NP_BUILD_CONSENT_URL ?? `${third}/consent/cs.js`,
  audienceUrl: import.meta.env.NP_BUILD_AUDIENCE_URL ?? `${third}/audience/tracker.js`,
  tagManagerUrl: import.meta.env.NP_BUILD_TAG_MANAGER_URL ?? `${third}/tagmanager/tm.js`,
  tagManagerId: import.meta.env.NP_BUILD_TAG_MANAGER_ID ?? 'NP-DEMO',
  marketingUrl: import.meta.env.NP_BUILD_MARKETING_URL ?? `${third}/marketing/v1`,
  liveChatUrl: import.meta.env.NP_BUILD_LIVE_CHAT_URL ?? `${third}/livechat/widget.js`,
  tcfVersion: '2.2',
} as const;

/** A setting of a third-party service: configured, set by the build, or of the demo world. */
export const outside = (name: keyof typeof defaults): string => filled(configured(name) ?? defaults[name]);

/** The page's own adapter: an object with these functions. Anything else, which config.ts reports, counts as none. */
export const ownAdapter = <T>(option: unknown, ...functions: readonly (keyof T & string)[]): T | undefined =>
  functions.every((name) => typeof Reflect.get(Object(option), name) === 'function') ? (option as T) : undefined;
