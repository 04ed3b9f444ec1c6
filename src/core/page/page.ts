import { type BrandIdentity, brandOfHost, brandOfSigla } from '../../rules/brand/brand.ts';
import type { Purposes } from '../../rules/consent/tracking-consent.ts';

/** What an integrator may set with `np.configure`, or beforehand with `window.np = { config: {…} }`. */
export interface Config {
  /** Brand code, where the host name does not tell it. */
  readonly brand?: string;
  /** The brand's registrable domain: `www.` of it is the site, itself the newsstand, `account.` of it the account site. */
  readonly domain?: string;
  /** Where the newsstand's calls go, for a page that is not on its origin. */
  readonly newsstand?: string;
  /** Origins; `{protocol}`, `{domain}` and `{port}` stand for the page's protocol, the brand's domain and the page's port. */
  readonly site?: string;
  readonly account?: string;
  readonly shop?: string;
  readonly archive?: string;
  /** Address of the captcha script and the site key it is asked with. */
  readonly captchaUrl?: string;
  readonly captchaSiteId?: string;
  /** What silence about tracking means: agreement (`default`, the specification's) or refusal (`strict`). */
  readonly consentMode?: 'default' | 'strict';
  /** Version of the TCF, and of the vendor list after which a new consent is asked for. */
  readonly tcfVersion?: string;
  readonly vendorListVersion?: number;
  /** Addresses of the outside services, and the tag manager's container. */
  readonly consentUrl?: string;
  readonly audienceUrl?: string;
  readonly tagManagerUrl?: string;
  readonly tagManagerId?: string;
  readonly marketingUrl?: string;
  readonly liveChatUrl?: string;
  /** Whether the page loads them; by itself only the product's own pages do. */
  readonly services?: 'on' | 'off';
  /** Paths of single calls, by their names in src/api/page/paths.ts. */
  readonly paths?: Readonly<Record<string, string>>;
}

/**
 * Where all bundles of a page meet: the first one to arrive makes it, the others use it.
 * It is small on purpose: a launcher needs no more of the core than this.
 */
export interface Page {
  readonly version: string;
  config: Config;
  /** Called after each change of the configuration. */
  readonly configured: Set<() => void>;
  /** How many elements the page holds. */
  elements: number;
  /** Called when `elements` changes, once the page's services have started. */
  counted?: () => void;
  /** Handles a failure: reloads the page if a part did not load, else calls `report`. Set with the first element. */
  recover?: (cause: unknown, report: () => void) => void;
  /** When the reader last left for another address, by `performance.now()`. The browser then cancels pending loads. */
  leftAt?: number;
  /** The page is reloading after a failure. */
  reloading?: boolean;
  /** The scroll position of before the sign-in was looked up. */
  restored?: boolean;
  /** The conversation that another origin handed over, encoded. */
  handedTalk?: string;
  /** Consent, tracking and banners have started. */
  servicesStarted?: boolean;
  /** The purposes that the reader granted, if the page's services run; undefined before a choice. */
  purposes?: () => Purposes | undefined;
  /** The shared core, once it has loaded. */
  core?: unknown;
  /** State created on demand, by name: see page-state.ts. */
  states?: Record<string, unknown>;
  warned?: boolean;
}

const MEETING_POINT = Symbol.for('np.core');

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A plain object that the page left in `window.np` before any script of ours; named elements and the like do not count. */
export const declared = (): Record<string, unknown> => {
  const value: unknown = Reflect.get(globalThis, 'np');
  return isPlain(value) ? value : {};
};

/** The parts' own members in one object that inherits nothing: what a page put on Object.prototype is no option. */
export const own = <T extends object>(...parts: readonly T[]): T => Object.assign(Object.create(null), ...parts);

const meet = (): Page => {
  const present: unknown = Reflect.get(globalThis, MEETING_POINT);
  if (isPlain(present)) return present as unknown as Page;
  const { config } = own(declared());
  const page: Page = {
    version: __NP_VERSION__,
    config: own(isPlain(config) ? config : {}),
    configured: new Set(),
    elements: 0,
  };
  Object.defineProperty(globalThis, MEETING_POINT, { value: page });
  return page;
};

export const page: Page = meet();

/** Adds to the count of elements. */
export const count = (change: 1 | -1): void => {
  page.elements += change;
  page.counted?.();
};

/** Adds to the page's configuration. What is not named keeps its value. */
export const configure = (config: Config): void => {
  page.config = own(page.config, config);
  for (const callback of page.configured) callback();
};

/** The brand of this page: the configured one, else the one of the host name (specification, point 1). */
export const pageBrand = (): BrandIdentity => {
  const brand: unknown = page.config.brand;
  return (typeof brand === 'string' && brandOfSigla(brand)) || brandOfHost(location.hostname);
};

/** One warning for a page that carries two versions; the first definitions stay. */
export const warnOfVersion = (other: string): void => {
  if (other === __NP_VERSION__ || page.warned) return;
  page.warned = true;
  console.warn(
    `np: versions ${other} and ${__NP_VERSION__} are on this page; the elements of ${other} stay. Load one version only.`,
  );
};
